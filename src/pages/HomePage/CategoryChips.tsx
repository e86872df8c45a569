import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';

/** The categories, each leading to the list searched by it; left out when there are none. */
export function CategoryChips() {
  const categories = useCategoriesQuery().currentData?.categories;
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
          // The links are styled here once, not one by one.
          '& a': {
            typography: 'body2',
            display: 'inline-block',
            px: 1.75,
            py: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 9,
            fontWeight: 600,
            color: 'primary.main',
            bgcolor: 'background.paper',
            textDecoration: 'none',
            '&:hover': { borderColor: 'primary.main' },
          },
        }}
      >
        {categories.map((category) => (
          <li key={category}>
            <Link to={paths.projectSearch(category)}>{category}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
