import { useState } from 'react';
import PlayIcon from '@mui/icons-material/PlayCircleFilledRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Project } from '@/api/catalogApi';
import { env } from '@/config/env';
import { ProjectPicture } from '@/features/catalog';
import { toImageAddress } from '@/lib/imageAddress';
import { GalleryPicture } from '../gallery/GalleryPicture';
import { projectPictures } from '../gallery/pictures';
import { galleryFrameSx } from '../gallery/ProjectGallery';
import { Section } from '../Section';

const coverSx = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The recording of the demo behind a picture of the project; nothing of it is loaded before the press. */
export function DemoVideo({ project }: { project: Project }) {
  const [isPlaying, setPlaying] = useState(false);
  const address = toImageAddress(project.video_url ?? '', env.apiHost);
  if (!project.video_url || !address) return null;
  const [poster] = projectPictures(project);
  return (
    <Section heading="See it running">
      <Box sx={{ ...galleryFrameSx, borderRadius: 2 }}>
        {isPlaying ? (
          <Box
            component="video"
            aria-label={`Recording of ${project.title}`}
            src={address}
            poster={poster?.address}
            autoPlay
            muted
            playsInline
            controls
            sx={{ ...coverSx, objectFit: 'contain' }}
          />
        ) : (
          <ButtonBase
            aria-label={`Play the recording of ${project.title}, without sound`}
            onClick={() => setPlaying(true)}
            sx={{ ...coverSx, position: 'relative', outlineOffset: -4 }}
          >
            {poster ? (
              <GalleryPicture picture={poster} alt="" project={project} importance="copy" />
            ) : (
              <ProjectPicture project={project} />
            )}
            <PlayIcon
              sx={{
                position: 'absolute',
                top: 'calc(50% - 36px)',
                left: 'calc(50% - 36px)',
                fontSize: 72,
                borderRadius: '50%',
                color: 'primary.main',
                bgcolor: 'background.paper',
              }}
            />
          </ButtonBase>
        )}
      </Box>
    </Section>
  );
}
