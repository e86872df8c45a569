import { projectLimits as limits } from '@/config/projectLimits';
import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { reject, toLine } from '../fields';
import type { ProjectRow } from '../model';

type Captioned = Pick<ProjectRow, 'previewImages' | 'imageCaptions'>;

/**
 * Reads the captions of a project's pictures. Throws a DomainError if a caption is not text or is too
 * long.
 */
export function readCaptions(value: unknown): string[] {
  if (!Array.isArray(value)) reject('Captions must be a list of texts');
  if (value.length > limits.preview_images.count) {
    reject(`A project can have at most ${limits.preview_images.count} captions`);
  }
  return value.map((caption: unknown) => {
    if (typeof caption !== 'string') reject('Captions must be texts');
    const line = trimVisible(toLine(caption));
    if (countCharacters(line) > limits.image_captions.max) {
      reject(`A caption must be at most ${limits.image_captions.max} characters`);
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
