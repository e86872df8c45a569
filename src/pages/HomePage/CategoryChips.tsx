import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { paths } from '@/config/paths';
import { HomeSection, shelfSx } from './HomeSection';

const PLACEHOLDERS = 24;
const NONE: readonly never[] = [];

const layout = (theme: Theme) => ({
  ...shelfSx({ entry: 'max-content', gridFrom: 'sm', rows: 3 })(theme),
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
});

const chipSx = {
  width: { xs: '100%', sm: 'auto' },
  height: { xs: 44, sm: 38 },
  px: 0.75,
  borderRadius: 50,
  fontSize: '0.9rem',
  color: 'text.primary',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const;

/** Links each category to the list searched for it; nothing without categories. */
export function CategoryChips() {
  const { currentData, error } = useCategoriesQuery();
  return <Chips categories={useDeferredValue(error ? NONE : currentData?.categories)} />;
}

type ChipsProps = {
  /** Undefined while loading. */
  categories: readonly string[] | undefined;
};

const Chips = memo(function Chips({ categories }: ChipsProps) {
  if (categories?.length === 0) return null;
  return (
    <HomeSection label="Categories" heading="Browse by category" isPlaceholder={!categories}>
      <Box component="ul" sx={layout}>
        {categories?.map((category) => (
          <li key={category}>
            <Chip
              component={Link}
              to={paths.projectSearch(category)}
              clickable
              variant="outlined"
              label={category}
              sx={chipSx}
            />
          </li>
        )) ??
          Array.from({ length: PLACEHOLDERS }, (_entry, index) => (
            <li key={index}>
              <Skeleton
                animation={false}
                variant="rounded"
                sx={{ ...chipSx, width: { xs: 170, lg: 180 }, bgcolor: 'divider' }}
              />
            </li>
          ))}
      </Box>
    </HomeSection>
  );
});
