import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { positionOf } from './pictureNames';

type GalleryStatusProps = { current: number; count: number; caption: string | null };

/** Shows and announces the caption and position of the picture in view; shows dots on phones. */
export function GalleryStatus({ current, count, caption }: GalleryStatusProps) {
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
