/**
 * Drawings as images, by their names: each is one thing to lay out and to paint, however much is
 * drawn in it. (A `<use>` of a symbol brings all that the symbol is made of, with every use.)
 */
export function images(raw: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(raw).map(([path, svg]) => [
      path.replace(/^.*\/|\.svg$/g, ''),
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ]),
  );
}
