import { formatCount, parseCount } from './counts';

/** Formats a count with its noun: 1 sale, 1,20,000 sales. */
export function countOf(count: unknown, noun: string): string {
  return `${formatCount(count)} ${noun}${parseCount(count) === 1 ? '' : 's'}`;
}
