import { diff } from 'jest-diff';
import type { Finding } from '../validation/finding';

const plain = (text: string) => text;

/** Formats a value for a report: strings unchanged, other values as JSON. */
export function describeValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing');
}

/**
 * Returns a line diff of the expected and the actual value: `- ` marks missing lines, `+ ` extra ones.
 * Returns null unless both are objects.
 */
export function describeDifference({ expected, actual }: Finding): string | null {
  const isComparable = [expected, actual].every(
    (value) => typeof value === 'object' && value !== null,
  );
  if (!isComparable) return null;
  return diff(expected, actual, {
    aColor: plain,
    bColor: plain,
    changeColor: plain,
    commonColor: plain,
    patchColor: plain,
    omitAnnotationLines: true,
    expand: false,
  });
}
