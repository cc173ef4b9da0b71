/**
 * A place in a drawing, for the property `transform`. What glides in an SVG does so by `transform`
 * and `opacity` alone: browsers run these without painting the board again, but not `translate`,
 * `rotate` or `scale` (nor anything on a `use`).
 */
export function moved({ x, y }: { x: number; y: number }, scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
