/** Drawings as symbols, so that a board can `<use>` them as often as it likes. */

const PARTS = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;

/** One drawing as a symbol; ids inside it are made its own. */
export function symbol(id: string, svg: string): string {
  const [, attributes = '', inner = ''] = PARTS.exec(svg) ?? [];
  const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '0 0 40 40';
  const own = inner
    .replace(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  return `<symbol id="${id}" viewBox="${box}" overflow="visible">${own}</symbol>`;
}

/** Raw drawings by path (import.meta.glob) as symbols named by their files. */
export function symbols(raw: Record<string, string>): string {
  return Object.entries(raw)
    .map(([path, svg]) => symbol(path.replace(/^.*\/|\.svg$/g, ''), svg))
    .join('');
}
