/** The browser's tab: its title and its icon tell whether somebody is waited for. */
import brand from '../drawings/brand.svg';
import calling from '../drawings/brand-turn.svg';

/** A title, with a dot where it is one's turn here, and how many other tables wait for one. */
export function titled(words: string, mine: boolean, others: number): string {
  return `${mine ? '● ' : ''}${others ? `(${others}) ` : ''}${words}`;
}

/** Show the sign that one is waited for while that is so; for the script of a component. */
export function watchIcon(waited: () => boolean): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon) return;
    icon.href = waited() ? calling : brand;
    return () => (icon.href = brand);
  });
}
