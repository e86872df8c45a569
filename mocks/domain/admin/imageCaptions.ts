import { projectLimits as limits } from '@/config/projectLimits';
import { type FocalPoint, isFocalPoint } from '@/lib/focalPoint';
import type { ProjectRow } from '../model';
import { readText, reject, toLine } from './inputValues';

type Captioned = Pick<ProjectRow, 'previewImages' | 'imageCaptions'>;

const { count } = limits.preview_images;
const isListOfPictures = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length <= count;

/** Reads the captions of a project's pictures. */
export function readCaptions(value: unknown): string[] {
  if (!isListOfPictures(value)) reject(`There can be at most ${count} captions`);
  return value.map((caption) => toLine(readText(caption, 'A caption', limits.image_captions)));
}

/** Reads the points of pictures that crops leave visible. */
export const readFocalPoints = (value: unknown): FocalPoint[] =>
  isListOfPictures(value) && value.every(isFocalPoint)
    ? value.map(({ image, x, y }) => ({ image, x, y }))
    : reject('The points of pictures must lie within them');

/** Returns the captions of pictures that a change has kept, in their new order. */
export function keepCaptions(before: Captioned, previewImages: readonly string[]): string[] {
  const captions = new Map(
    before.previewImages.map((image, place) => [image, before.imageCaptions[place] ?? '']),
  );
  return previewImages.map((image) => captions.get(image) ?? '');
}
