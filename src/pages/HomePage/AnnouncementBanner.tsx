import { useState } from 'react';
import { keyframes } from '@emotion/react';
import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dayOf } from '@/lib/time';
import { IconAction } from '@/ui/IconAction';
import { useClock } from '@/ui/useClock';
import { type Announcement, announcementsOn } from './announcements';

const slide = keyframes({ to: { transform: 'translateX(-100%)' } });

const SECONDS_PER_ROUND = 14;

type AnnouncementsProps = { shown: readonly Announcement[]; isCopy?: boolean };

function Announcements({ shown, isCopy = false }: AnnouncementsProps) {
  return (
    <Box
      component="ul"
      aria-hidden={isCopy || undefined}
      sx={{
        display: 'flex',
        flexShrink: 0,
        minWidth: '100%',
        justifyContent: 'space-around',
        m: 0,
        p: 0,
        listStyle: 'none',
        animation: `${slide} ${SECONDS_PER_ROUND}s linear infinite`,
        '@media (prefers-reduced-motion: reduce)': {
          animation: 'none',
          ...(isCopy && { display: 'none' }),
        },
      }}
    >
      {shown.map(({ text }) => (
        <Box
          key={text}
          component="li"
          sx={{
            px: 3,
            whiteSpace: 'nowrap',
            '&::before': { content: '"◆"', mr: 1.25, color: 'primary.main' },
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}

/**
 * The scrolling announcements. The animation stops after each round, on hover, focus and pause, and
 * with reduced motion, where users scroll it themselves.
 */
export function AnnouncementBanner() {
  const [isPaused, setPaused] = useState(false);
  const shown = announcementsOn(useClock(getToday, '') || null);
  const isScrolledByUser = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Box
      component="section"
      aria-label="Announcements"
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 40,
        fontSize: '0.9rem',
        fontWeight: 650,
        bgcolor: 'brand.soft',
        '&:hover ul, &:focus-within ul, &[data-paused] ul': { animationPlayState: 'paused' },
      }}
      {...(isPaused && { 'data-paused': '' })}
    >
      <Box
        // At the end of a round, the copy stands where the announcements stood at its start.
        onAnimationIteration={() => setPaused(true)}
        // Focusable, so that it can be scrolled with the keyboard.
        {...(isScrolledByUser && { tabIndex: 0, role: 'group', 'aria-label': 'All announcements' })}
        sx={{
          display: 'flex',
          flexGrow: 1,
          minWidth: 0,
          overflow: 'hidden',
          '@media (prefers-reduced-motion: reduce)': { overflowX: 'auto' },
        }}
      >
        <Announcements shown={shown} />
        <Announcements shown={shown} isCopy />
      </Box>
      <IconAction
        size="small"
        label={isPaused ? 'Play announcements' : 'Pause announcements'}
        onClick={() => setPaused(!isPaused)}
        sx={{
          mx: 0.5,
          '@media (prefers-reduced-motion: reduce)': { display: 'none' },
        }}
      >
        {isPaused ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
      </IconAction>
    </Box>
  );
}

/** The shop's calendar day, such as 2025-11-01. */
const getToday = () => dayOf(Date.now());
