/** Whether somebody looks at the page: it is in sight, and was touched within the last minutes. */
const AWAKE = 5 * 60_000; // ms
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export class Looking {
  here = !document.hidden;
  private touched = Date.now();
  private readonly timer: ReturnType<typeof setInterval>;

  /** `told` is called when it has changed. */
  constructor(private readonly told: (here: boolean) => void) {
    document.addEventListener('visibilitychange', this.touch);
    for (const sign of SIGNS) addEventListener(sign, this.touch, { passive: true });
    this.timer = setInterval(this.look, AWAKE / 10);
  }

  stop(): void {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.touch);
    for (const sign of SIGNS) removeEventListener(sign, this.touch);
  }

  private readonly touch = (): void => {
    this.touched = Date.now();
    this.look();
  };

  private readonly look = (): void => {
    const here = !document.hidden && Date.now() - this.touched < AWAKE;
    if (here === this.here) return;
    this.here = here;
    this.told(here);
  };
}
