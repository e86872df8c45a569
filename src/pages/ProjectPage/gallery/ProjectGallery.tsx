import { type KeyboardEvent, useRef, useState } from 'react';
import EnlargeIcon from '@mui/icons-material/OpenInFullRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ProjectPicture } from '@/features/catalog';
import type { Picture } from '@/lib/imageAddress';
import { ENLARGED } from '@/ui/CroppedImage';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';
import { GalleryPicture } from './GalleryPicture';
import { altOf, type Pictured, positionOf, projectPictures } from './pictures';
import { trackSx, usePictureTrack } from './usePictureTrack';

/** The frame of the gallery; its size does not depend on the content. */
export const galleryFrameSx = {
  aspectRatio: { xs: '16 / 9', sm: '16 / 10' },
  overflow: 'hidden',
  borderRadius: { sm: 2 },
  bgcolor: 'brand.soft',
} as const;

/** On phones, which would make the texts of a screen too small, a part of it fills the frame. */
const readableSx = {
  '& > div > div': { overflow: 'clip' },
  '& img': {
    transform: { xs: ENLARGED, sm: 'none' },
    transformOrigin: 'var(--crop)',
    objectFit: { xs: 'cover', sm: 'contain' },
    objectPosition: { xs: 'var(--crop)', sm: 'left top' },
  },
} as const;

/** How wide a picture is shown, which phones show enlarged. */
const GALLERY_SIZES = '(max-width: 599px) 150vw, (max-width: 899px) 50vw, 780px';
const THUMBNAIL_PX = 104;

const enlargeIconSx = {
  position: 'absolute',
  top: 12,
  right: 12,
  width: 32,
  height: 32,
  p: 0.75,
  borderRadius: 1,
  color: 'text.primary',
  bgcolor: 'background.paper',
} as const;

/** Pictures on the whole screen. Its code is only needed to enlarge one. */
export const PictureViewer = lazyPart(() => import('./PictureViewer'), {
  name: 'the full-screen view',
  loading: null,
  fallback: offerRetryInCorner,
});

/**
 * All pictures of a project: swipe on touch screens, choose by thumbnail or arrow keys, click to
 * enlarge. A project without pictures shows its generated cover.
 */
export function ProjectGallery({ project }: { project: Pictured }) {
  const { id, title, category } = project;
  const pictures = projectPictures(project);
  const count = pictures.length;
  const { current, goTo, onKeyDown, track } = usePictureTrack(count);
  const row = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);

  if (count === 0) {
    return (
      <Box sx={galleryFrameSx}>
        <ProjectPicture project={{ id, title, category }} />
      </Box>
    );
  }

  const focusPicture = (index: number) => {
    row.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const next = onKeyDown(event);
    if (next !== null) focusPicture(next);
  };
  const closeViewer = (index: number) => {
    setEnlarged(null);
    goTo(index, 'instant');
    focusPicture(index);
  };

  return (
    <Box
      role="group"
      aria-label={`Pictures of ${title}`}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}
    >
      <Box ref={row} sx={{ ...galleryFrameSx, ...readableSx }} onKeyDown={moveByKey}>
        <Box {...track} sx={{ ...trackSx, height: '100%' }}>
          {pictures.map((picture, index) => (
            <div key={index}>
              <GalleryPicture
                picture={picture}
                alt={altOf(picture, positionOf(index, count), title)}
                project={project}
                sizes={GALLERY_SIZES}
                importance={index === 0 ? 'first' : 'normal'}
              />
              <ButtonBase
                aria-label={`Enlarge picture ${positionOf(index, count)}`}
                aria-haspopup="dialog"
                tabIndex={index === current ? 0 : -1}
                onClick={() => setEnlarged(index)}
                sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in', outlineOffset: -4 }}
              >
                <EnlargeIcon sx={enlargeIconSx} />
              </ButtonBase>
            </div>
          ))}
        </Box>
      </Box>
      {count > 1 && (
        <>
          <GalleryStatus
            current={current}
            count={count}
            caption={pictures[current]?.caption ?? null}
          />
          <Thumbnails
            pictures={pictures}
            project={project}
            current={current}
            onChoose={(index) => goTo(index)}
          />
        </>
      )}
      {enlarged !== null && (
        <PictureViewer
          pictures={pictures}
          project={project}
          start={enlarged}
          onClosed={closeViewer}
        />
      )}
    </Box>
  );
}

type GalleryStatusProps = { current: number; count: number; caption: string | null };

/** Shows and announces the caption and position of the picture in view; shows dots on phones. */
function GalleryStatus({ current, count, caption }: GalleryStatusProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 24, px: { xs: 2, sm: 0 } }}
    >
      <Box
        aria-live="polite"
        aria-atomic
        sx={{ display: 'flex', gap: 1.5, flexGrow: 1, minWidth: 0, color: 'text.secondary' }}
      >
        <Typography variant="body2" component="span" noWrap sx={{ flexGrow: 1 }}>
          {caption}
        </Typography>
        <Typography variant="body2" component="span" noWrap sx={{ flexShrink: 0 }}>
          {positionOf(current, count)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ display: { xs: 'flex', sm: 'none' }, gap: 0.75 }}>
        {Array.from({ length: count }, (_dot, index) => (
          <Box
            key={index}
            sx={{
              width: 8,
              height: 8,
              borderRadius: '50%',
              bgcolor: index === current ? 'primary.main' : 'brand.control',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

type ThumbnailsProps = {
  pictures: readonly Picture[];
  project: Pictured;
  current: number;
  onChoose: (index: number) => void;
};

/** A row of thumbnails, each of which selects its picture. */
function Thumbnails({ pictures, project, current, onChoose }: ThumbnailsProps) {
  return (
    <Box
      component="ul"
      aria-label="Pictures"
      sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.25 }}
    >
      {pictures.map((picture, index) => (
        <Box component="li" key={index} sx={{ flex: `0 1 ${THUMBNAIL_PX}px` }}>
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
            <GalleryPicture
              picture={picture}
              alt=""
              project={project}
              sizes={`${THUMBNAIL_PX}px`}
              importance="copy"
            />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
