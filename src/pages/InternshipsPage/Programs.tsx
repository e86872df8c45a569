import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { INTERNSHIP_PROGRAMS } from '@/config/content/internships';
import { ProgramCard } from './ProgramCard';

/** The six programs. */
export function Programs({ onApply }: { onApply: () => void }) {
  return (
    <Box component="section" aria-labelledby="programs-heading">
      <Typography variant="h2" id="programs-heading" sx={{ mb: 3 }}>
        Choose your program
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {INTERNSHIP_PROGRAMS.map((program) => (
          <Box key={program.title} component="li" sx={{ display: 'flex' }}>
            <ProgramCard program={program} onApply={onApply} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
