import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type CallToActionProps = {
  heading: string;
  text: ReactNode;
  /** Two buttons. */
  children: ReactNode;
};

/** A blue band at the end of a page that invites to a next step. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'center',
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: 2,
        color: 'brand.onHero',
        bgcolor: 'brand.hero',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <div>
        <Typography variant="h2" id={headingId}>
          {heading}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '56ch', color: 'brand.onHeroMuted' }}>{text}</Typography>
      </div>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: 1.5,
          textAlign: 'center',
          // Keeps a label on one line on a phone.
          '& .MuiButton-root': { px: { xs: 2, sm: 3 } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
