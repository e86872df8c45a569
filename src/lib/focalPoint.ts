import { isRecord } from './isRecord';

/** The point of a picture that stays visible where it is cropped, in shares of its width and height. */
export type FocalPoint = { image: string; x: number; y: number };

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** Returns whether a value is a focal point that lies within its picture. */
export const isFocalPoint = (value: unknown): value is FocalPoint =>
  isRecord(value) && typeof value.image === 'string' && isShare(value.x) && isShare(value.y);
