import { useState } from 'react';
import Box from '@mui/material/Box';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { TitledGrid } from '@/ui/TitledGrid';
import { ProgramCard } from './ProgramCard';

type ProgramsProps = {
  /** Called with the program's title and its next start as shown. */
  onApply: (title: string, start: string) => void;
};

/** The six programs. */
export function Programs({ onApply }: ProgramsProps) {
  const [now] = useState(() => new Date());
  return (
    <TitledGrid heading="Choose your program" columns={3}>
      {INTERNSHIP_PROGRAMS.map((program) => (
        <Box key={program.title} component="li" sx={{ display: 'flex' }}>
          <ProgramCard program={program} now={now} onApply={onApply} />
        </Box>
      ))}
    </TitledGrid>
  );
}
