import { projectLimits as limits } from '@/config/projectLimits';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { reject, toLine } from '../fields';
import type { ProjectRow } from '../model';

type Captioned = Pick<ProjectRow, 'previewImages' | 'imageCaptions'>;

/**
 * Reads the captions of a project's pictures; undefined if none were sent. Throws a DomainError if a
 * caption is not text or is too long.
 */
export function readCaptions(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) reject('Captions must be a list of texts');
  if (value.length > limits.picturesMax) {
    reject(`A project can have at most ${limits.picturesMax} captions`);
  }
  return value.map((caption: unknown) => {
    if (typeof caption !== 'string') reject('Captions must be texts');
    const line = trimVisible(toLine(caption));
    if (countCharacters(line) > limits.captionMax) {
      reject(`A caption must be at most ${limits.captionMax} characters`);
    }
    return line;
  });
}

/** Returns the captions of pictures that a change has kept, in their new order. */
export function keepCaptions(before: Captioned, previewImages: readonly string[]): string[] {
  const captions = new Map(
    before.previewImages.map((image, place) => [image, before.imageCaptions[place] ?? '']),
  );
  return previewImages.map((image) => captions.get(image) ?? '');
}
