import { useState } from 'react';
import type { Project } from '@/api/catalogApi';
import { env } from '@/config/env';
import { toPictures, toSrcSet } from '@/lib/imageAddress';
import { CroppedImage } from '@/ui/CroppedImage';
import { CoverArt } from './CoverArt';

type ProjectPictureProps = {
  project: Pick<Project, 'id'> & Partial<Omit<Project, 'id'>>;
  /** `first` belongs to the first view, `early` loads before it is near. */
  importance?: 'first' | 'early' | 'normal';
};

/** How wide a card's picture is shown. */
const CARD_SIZES = '(max-width: 599px) 44vw, 380px';

/** Shows a project's first preview image, or a generated one if none exists or loads. */
export function ProjectPicture({ project, importance = 'normal' }: ProjectPictureProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const { preview_images: images = [], focal_points: points } = project;
  const [picture] = toPictures(images, [], env.apiHost, points);
  if (!picture || picture.address === failedAddress) {
    return <CoverArt seed={project.id} title={project.title} category={project.category} />;
  }
  const { address, position } = picture;
  const isLazy = importance === 'normal';
  return (
    <CroppedImage
      position={position}
      srcSet={toSrcSet(address, project.image_widths)}
      // Browsers can measure a picture that loads lazily.
      sizes={isLazy ? `auto, ${CARD_SIZES}` : CARD_SIZES}
      src={address}
      alt=""
      width={320}
      height={200}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={importance === 'first' ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedAddress(address)}
    />
  );
}

/** Category label of projects without a category (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';
