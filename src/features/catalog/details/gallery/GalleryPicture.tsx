import { useState } from 'react';
import Box from '@mui/material/Box';
import type { Picture } from '@/lib/imageAddress';
import { ProjectPicture } from '../../ProjectPicture';
import type { Pictured } from './projectPictures';

type GalleryPictureProps = {
  picture: Picture;
  /** Empty for a picture that only repeats another. */
  alt: string;
  /** Whose cover stands in for a picture that does not load. */
  project: Pictured;
  /** `first` is a part of the first view; a `copy` is a small repetition. */
  importance?: 'first' | 'normal' | 'copy';
};

/** A picture of a project, whole on the ground of its frame; a drawn cover if it does not load. */
export function GalleryPicture({
  picture: { address },
  alt,
  project,
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
      src={address}
      alt={alt}
      width={960}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : importance === 'copy' ? 'low' : 'auto'}
      decoding="async"
      onError={() => setFailed(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
    />
  );
}
