import type { Picture } from '@/lib/imageAddress';

/** Describes the position of a picture, such as "2 of 5". */
export const positionOf = (index: number, count: number): string => `${index + 1} of ${count}`;

/** The text alternative of a picture: its caption, or the project and its position. */
export function altOf({ caption }: Picture, position: string, title: string): string {
  return caption ?? `Screenshot ${position} of ${title}`;
}
