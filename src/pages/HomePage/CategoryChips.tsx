import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';

/** The categories, each leading to the list searched by it; left out when there are none. */
export function CategoryChips() {
  const categories = useCategoriesQuery().currentData?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Box component="section" aria-label="Categories" sx={{ mt: 7 }}>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        Browse by category
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {categories.map((category) => (
          <li key={category}>
            <Link
              component={RouterLink}
              to={paths.projectSearch(category)}
              underline="none"
              variant="body2"
              sx={{
                display: 'inline-block',
                px: 1.75,
                py: 0.75,
                border: 1,
                borderColor: 'divider',
                borderRadius: 9,
                fontWeight: 600,
                bgcolor: 'background.paper',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              {category}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
