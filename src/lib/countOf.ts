import { formatCount, parseCount } from './counts';

/** A number of sales, downloads and the like with its noun: 1 sale, 1,20,000 sales. */
export function countOf(count: unknown, noun: string): string {
  return `${formatCount(count)} ${noun}${parseCount(count) === 1 ? '' : 's'}`;
}
