import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** Shows a badge for each technology. */
export function TechnologyBadges({ technologies }: { technologies: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {technologies.map((technology) => (
        <Chip key={technology} component="li" label={technology} />
      ))}
    </Box>
  );
}
