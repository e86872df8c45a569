import { useState } from 'react';
import Box from '@mui/material/Box';
import { env } from '@/config/env';
import { firstPreviewImage, toSrcSet } from '@/lib/imageAddress';
import { CoverArt } from './CoverArt';

type ProjectPictureProps = {
  project: {
    id: number;
    title?: string;
    category?: string | null;
    preview_images?: readonly string[];
    image_widths?: readonly number[];
  };
  /** `first` belongs to the first view, `early` loads before it is near. */
  importance?: 'first' | 'early' | 'normal';
};

/** How wide a card's picture is shown. */
const CARD_SIZES = '(max-width: 599px) 44vw, 380px';

/** Shows a project's first preview image, or a generated one if none exists or loads. */
export function ProjectPicture({ project, importance = 'normal' }: ProjectPictureProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const address = firstPreviewImage(project.preview_images ?? [], env.apiHost);
  if (!address || address === failedAddress) {
    return <CoverArt seed={project.id} title={project.title} category={project.category} />;
  }
  const isLazy = importance === 'normal';
  return (
    <Box
      component="img"
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
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: 'left top',
      }}
    />
  );
}

/** Category label of projects without a category (specification, section 2: Project detail). */
export const UNCATEGORIZED = 'Uncategorized';
