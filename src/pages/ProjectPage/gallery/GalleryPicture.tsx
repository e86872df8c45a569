import { useState } from 'react';
import Box from '@mui/material/Box';
import { ProjectPicture } from '@/features/catalog';
import { type Picture, toSrcSet } from '@/lib/imageAddress';
import type { Pictured } from './pictures';

type GalleryPictureProps = {
  picture: Picture;
  /** Empty for a picture that repeats another. */
  alt: string;
  /** The project whose generated cover replaces a picture that fails to load. */
  project: Pictured;
  /** How wide it is shown; without it, the picture comes in its own width, to be enlarged. */
  sizes?: string;
  /** `first` belongs to the first view; `copy` is a thumbnail. */
  importance?: 'first' | 'normal' | 'copy';
};

/** A picture of a project, fully visible within its frame; falls back to a generated cover. */
export function GalleryPicture({
  picture: { address, position },
  alt,
  project,
  sizes,
  importance = 'normal',
}: GalleryPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    const { id, title, category } = project;
    return <ProjectPicture project={{ id, title, category }} />;
  }
  const isFirst = importance === 'first';
  return (
    <Box
      component="img"
      srcSet={sizes && toSrcSet(address, project.image_widths)}
      sizes={sizes}
      src={address}
      alt={alt}
      width={960}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : importance === 'copy' ? 'low' : 'auto'}
      decoding="async"
      onError={() => setFailed(true)}
      sx={{
        ...{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
        '--crop': position,
      }}
    />
  );
}
