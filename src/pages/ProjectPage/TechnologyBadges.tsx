import Box from '@mui/material/Box';

/** One badge for each technology. */
export function TechnologyBadges({ technologies }: { technologies: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Technologies"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {technologies.map((technology) => (
        <Box
          key={technology}
          component="li"
          sx={{
            px: 1.5,
            py: 0.5,
            borderRadius: 1,
            typography: 'body2',
            fontWeight: 600,
            color: 'primary.main',
            bgcolor: 'brand.soft',
          }}
        >
          {technology}
        </Box>
      ))}
    </Box>
  );
}
