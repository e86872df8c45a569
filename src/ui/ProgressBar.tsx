import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const sweep = keyframes({ from: { left: '-40%' }, to: { left: '100%' } });

type ProgressBarProps = {
  /** What goes on. */
  label: string;
  /** 0 to 100, or null while that is unknown. */
  percent: number | null;
};

/** How far something is; light, unlike Material UI's. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      {...(percent !== null && {
        'aria-valuenow': percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      })}
      sx={{
        position: 'relative',
        height: 4,
        overflow: 'hidden',
        borderRadius: 2,
        bgcolor: 'brand.soft',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: '0 auto 0 0',
          width: percent === null ? '40%' : `${percent}%`,
          bgcolor: 'primary.main',
          transition: 'width 150ms',
          ...(percent === null && { animation: `${sweep} 1.4s ease-in-out infinite` }),
        },
      }}
    />
  );
}
