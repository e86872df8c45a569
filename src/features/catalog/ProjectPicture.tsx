import { useState } from 'react';
import Box from '@mui/material/Box';
import { env } from '@/config/env';
import { firstPreviewImage } from '@/lib/imageAddress';
import { CoverArt } from './CoverArt';

type ProjectPictureProps = {
  project: {
    id: number;
    title?: string;
    category?: string | null;
    preview_images?: readonly string[];
  };
  /** `first` belongs to the first view, `early` loads before it is near. */
  importance?: 'first' | 'early' | 'normal';
};

/** Shows a project's first preview image, or a generated one if none exists or loads. */
export function ProjectPicture({ project, importance = 'normal' }: ProjectPictureProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const address = firstPreviewImage(project.preview_images ?? [], env.apiHost);
  if (!address || address === failedAddress) {
    return <CoverArt seed={project.id} title={project.title} category={project.category} />;
  }
  return (
    <Box
      component="img"
      src={address}
      alt=""
      width={320}
      height={200}
      loading={importance === 'normal' ? 'lazy' : 'eager'}
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
