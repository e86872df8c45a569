import { env } from '@/config/env';
import { projectLimits } from '@/config/projectLimits';
import { toPictures, type Picture } from '@/lib/imageAddress';

/** What the gallery reads of a project; both lists come from a server and may be anything. */
export type Pictured = {
  id: number;
  title: string;
  category?: string | null;
  preview_images?: unknown;
  /** An extension: texts in the order of the pictures. */
  image_captions?: unknown;
};

/** Returns the pictures of a project, as many as the gallery shows. */
export function projectPictures({ preview_images, image_captions }: Pictured): Picture[] {
  const pictures = toPictures(preview_images, image_captions, env.apiHost);
  return pictures.slice(0, projectLimits.picturesMax);
}
