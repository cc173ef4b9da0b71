/**
 * A group of radio buttons is one stop of the Tab key, and the arrows walk inside it. They choose
 * nothing: what is chosen may lead to another page. Space and Enter choose.
 */
const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For the element around them. */
export function radios(group: HTMLElement): { destroy(): void } {
  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const all = [...group.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')];
    const here = all.findIndex((one) => one === event.target);
    if (!way || here < 0) return;
    event.preventDefault();
    all.at((here + way) % all.length)!.focus();
  }
  group.addEventListener('keydown', walk);
  return { destroy: () => group.removeEventListener('keydown', walk) };
}

/** Where Tab stops: at the one that is chosen, or at the first. */
export function stopAt<T>(one: T, chosen: T, all: readonly T[]): 0 | -1 {
  return one === (all.includes(chosen) ? chosen : all[0]) ? 0 : -1;
}
