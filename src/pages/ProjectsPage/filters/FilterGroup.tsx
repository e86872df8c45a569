import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';

/** A titled group of choices. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.5, p: 0, fontWeight: 650, color: 'text.primary' }}>
        {title}
      </FormLabel>
      {children}
    </Box>
  );
}
