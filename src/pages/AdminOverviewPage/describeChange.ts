import { once } from '@/lib/once';
import { formatShare } from './formatShare';

/** The change of a figure since the preceding period. */
export type Change = { direction: 'up' | 'down' | 'same'; text: string };

const TENTHS = 10;
const points = once(() => new Intl.NumberFormat('en-IN'));

/** Compares a figure with the preceding period; `less` is the word for a smaller value. */
export function describeChange(
  now: number,
  before: number,
  days: number,
  less: 'less' | 'fewer',
): Change {
  const period = `the ${days} days before`;
  if (now === before) return { direction: 'same', text: `The same as ${period}` };
  const direction = now > before ? 'up' : 'down';
  if (before <= 0) return { direction, text: `None in ${period}` };
  const size = formatShare(Math.abs(now - before) / before);
  return { direction, text: `${size} ${now > before ? 'more' : less} than ${period}` };
}

/** Compares two shares (0 to 1) in percentage points, to one decimal; null if either is missing. */
export function describeShareChange(
  now: number | null,
  before: number | null,
  days: number,
): Change | null {
  if (now === null || before === null) return null;
  const period = `the ${days} days before`;
  const difference = Math.round((now - before) * 100 * TENTHS) / TENTHS;
  if (difference === 0) return { direction: 'same', text: `The same as ${period}` };
  const [direction, word] =
    difference > 0 ? (['up', 'higher'] as const) : (['down', 'lower'] as const);
  return {
    direction,
    text: `${points().format(Math.abs(difference))} points ${word} than ${period}`,
  };
}
