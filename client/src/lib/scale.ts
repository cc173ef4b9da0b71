import { settings } from './settings.svelte';

/** Round numbers for an axis from 0 up to at least `highest`. */
export function scale(highest: number): { max: number; ticks: number[] } {
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];
  const step = steps.find((one) => highest / one <= 7) ?? 500;
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** A number as the reader's language writes it, with a true minus sign. */
export function minus(value: number, digits = 1): string {
  return value
    .toLocaleString(settings.language, { maximumFractionDigits: digits, useGrouping: false })
    .replace('-', '−');
}

/** What is won or lost: always with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${minus(value)}` : minus(value);
}

/** A share as the length of a bar, for CSS. */
export function length(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

/** A share as a percentage, for people. */
export function percent(share: number, digits = 0): string {
  return share.toLocaleString(settings.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
