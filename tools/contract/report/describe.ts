import { diff } from 'jest-diff';
import type { Finding } from '../judge/finding';

const plain = (text: string) => text;

/** A value as a report shows it: texts as they are, anything else as JSON. */
export function describeValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'nothing');
}

/**
 * The difference between what was expected and what came, line by line: `- ` stands before lines
 * that are missing, `+ ` before those that are too many. Null where the two cannot be compared.
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
