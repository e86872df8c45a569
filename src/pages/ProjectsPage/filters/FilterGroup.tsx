import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';

/** A titled group of choices. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" focused={false} sx={{ mb: 0.5, fontWeight: 650 }}>
        {title}
      </FormLabel>
      {children}
    </FormControl>
  );
}
