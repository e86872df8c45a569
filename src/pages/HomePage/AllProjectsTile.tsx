import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';

/**
 * Fills the last row of the featured projects on very wide screens, where six projects leave a gap.
 */
export function AllProjectsTile() {
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'none', xl: 'flex' },
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'center',
        gap: 2,
        gridColumn: 'span 2',
        p: 6,
        borderRadius: 2,
        color: 'brand.onHero',
        bgcolor: 'brand.hero',
        '--focus-ring': 'var(--mui-palette-brand-signal)',
      }}
    >
      <Typography component="p" variant="h2">
        Looking for something else?
      </Typography>
      <Typography sx={{ maxWidth: '44ch', color: 'brand.onHeroMuted' }}>
        Search the whole catalogue by what it does, what it is built with, or what it costs.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        component={RouterLink}
        to={paths.projects}
      >
        See every project
      </Button>
    </Box>
  );
}
