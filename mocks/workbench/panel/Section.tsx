import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type SectionProps = {
  title: string;
  /** A short description. */
  text?: string;
  children?: ReactNode;
};

/** A titled section of a tab. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 3 } }}>
      <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  );
}
