/** Round numbers for an axis from 0 up to at least `highest`. */
export function scale(highest: number): { max: number; ticks: number[] } {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
  const step = steps.find((one) => highest / one <= 7) ?? 500;
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** A number with a true minus sign. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** A share as the length of a bar, for CSS. */
export function length(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

/** A share as a whole percentage, for people. */
export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
