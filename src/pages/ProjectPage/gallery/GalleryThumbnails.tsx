import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Picture } from '@/lib/imageAddress';
import { GalleryPicture } from './GalleryPicture';
import { type Pictured, positionOf } from './pictures';

type GalleryThumbnailsProps = {
  pictures: readonly Picture[];
  project: Pictured;
  current: number;
  onChoose: (index: number) => void;
};

/** A row of thumbnails, each of which selects its picture. */
export function GalleryThumbnails({
  pictures,
  project,
  current,
  onChoose,
}: GalleryThumbnailsProps) {
  return (
    <Box
      component="ul"
      aria-label="Pictures"
      sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.25, m: 0, p: 0, listStyle: 'none' }}
    >
      {pictures.map((picture, index) => (
        <Box component="li" key={index} sx={{ flex: '0 1 104px' }}>
          <ButtonBase
            aria-label={`Show picture ${positionOf(index, pictures.length)}`}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            sx={{
              display: 'block',
              width: '100%',
              aspectRatio: '16 / 10',
              overflow: 'hidden',
              border: 2,
              borderColor: index === current ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: 'brand.soft',
            }}
          >
            <GalleryPicture picture={picture} alt="" project={project} importance="copy" />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
