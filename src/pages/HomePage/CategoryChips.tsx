import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';

/** Links from each category to the list searched for it; renders nothing without categories. */
export function CategoryChips() {
  const categories = useDeferredValue(useCategoriesQuery().currentData?.categories);
  if (!categories?.length) return null;
  return (
    <Box component="section" aria-label="Categories" sx={{ mt: 7 }}>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        Browse by category
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {categories.map((category) => (
          <li key={category}>
            <Chip
              component={Link}
              to={paths.projectSearch(category)}
              clickable
              variant="outlined"
              color="primary"
              label={category}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
