/**
 * What a line of the log or a move in words points at on the board: while it is hovered or focused,
 * or for a while.
 */
interface Named {
  about?: string[];
}

const WHILE = 4000; // milliseconds that something stays lit after a press

export class Pointing {
  /** The names of the things (`data-name`). */
  names: string[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what something speaks of for as long as one is there. */
  at({ about = [] }: Named): void {
    if (!this.timer) this.names = about;
  }

  away(): void {
    if (!this.timer) this.names = [];
  }

  /** Handlers of what shows it: for the mouse and for the keyboard; a finger has nothing to hover. */
  shown(named: Named) {
    return {
      onfocus: () => this.at(named),
      onblur: () => this.away(),
      onpointerenter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') this.at(named);
      },
      onpointerleave: () => this.away(),
    };
  }

  /** Show it for a while, wherever one goes: a sheet with the log closes over the board. */
  keep({ about = [] }: Named): void {
    clearTimeout(this.timer);
    this.names = about;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.names = [];
    }, WHILE);
  }
}

/**
 * What is drawn of a thing, wherever it is. What belongs to a seat may be out of sight: then the
 * seat's plate stands for it.
 */
export function drawn(name: string): Element[] {
  const found = [...document.querySelectorAll(`main [data-name="${name}"]`)].filter((one) =>
    one.checkVisibility?.({ visibilityProperty: true }),
  );
  if (found.length || !/^seat \d+ /.test(name)) return found;
  return drawn(name.split(' ', 2).join(' '));
}
