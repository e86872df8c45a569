import type { Project } from '@/api/catalogApi';
import { PICTURES_MAX } from '@/config/constants';
import { env } from '@/config/env';
import { type Picture, toPictures } from '@/lib/imageAddress';

/** The fields of a project that the gallery uses. */
export type Pictured = Pick<Project, 'id' | 'title'> & Partial<Project>;

/** Returns a project's pictures, up to the gallery's limit. */
export function projectPictures(project: Pictured): Picture[] {
  const { preview_images = [], image_captions = [], focal_points } = project;
  const pictures = toPictures(preview_images, image_captions, env.apiHost, focal_points);
  return pictures.slice(0, PICTURES_MAX);
}

/** Describes the position of a picture, such as "2 of 5". */
export const positionOf = (index: number, count: number): string => `${index + 1} of ${count}`;

/** The text alternative of a picture: its caption, or the project and its position. */
export function altOf({ caption }: Picture, position: string, title: string): string {
  return caption ?? `Screenshot ${position} of ${title}`;
}
