import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type FormSectionProps = { id: string; heading: string; children: ReactNode };

/** A section of the form with a heading. */
export function FormSection({ id, heading, children }: FormSectionProps) {
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Stack sx={{ gap: 2.25 }}>{children}</Stack>
    </Card>
  );
}
