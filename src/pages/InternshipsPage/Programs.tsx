import Box from '@mui/material/Box';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { TitledGrid } from '@/ui/TitledGrid';
import { ProgramCard } from './ProgramCard';

/** The six programs. */
export function Programs({ onApply }: { onApply: () => void }) {
  return (
    <TitledGrid heading="Choose your program" columns={3}>
      {INTERNSHIP_PROGRAMS.map((program) => (
        <Box key={program.title} component="li" sx={{ display: 'flex' }}>
          <ProgramCard program={program} onApply={onApply} />
        </Box>
      ))}
    </TitledGrid>
  );
}
