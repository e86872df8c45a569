import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { groupCategories } from '@/config/categoryGroups';
import categoryGroups from '@/config/content/categoryGroups.json';
import { paths } from '@/config/paths';
import { HomeSection, shelfSx } from './HomeSection';

const NONE: readonly never[] = [];
/** The categories take the space of the shop's own until they are loaded. */
const PLACEHOLDERS = categoryGroups.flatMap(({ categories }) => categories);

const wrapped = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const layout = (theme: Theme) => ({
  ...shelfSx({ entry: 'max-content', gridFrom: 'sm', rows: 3 })(theme),
  [theme.breakpoints.up('sm')]: { ...wrapped, gap: theme.spacing(1) },
});

const groupLayout = (theme: Theme) => ({
  ...shelfSx({ entry: 'min(300px, 84%)', gridFrom: 'sm' })(theme),
  [theme.breakpoints.up('sm')]: {
    display: 'block',
    columns: '340px',
    columnGap: theme.spacing(3),
    mb: -3,
    '& > li': { breakInside: 'avoid', paddingBottom: theme.spacing(3) },
  },
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

/** Links each category to the list searched for it, in groups if there are many; nothing without categories. */
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
  const isPlaceholder = !categories;
  const shown = categories ?? PLACEHOLDERS;
  const groups = groupCategories(shown, (name) => name);
  const listOf = (names: readonly string[], sx: SxProps<Theme>) => (
    <Box component="ul" sx={sx}>
      {names.map((name) => (
        <li key={name}>
          <CategoryChip name={name} isPlaceholder={isPlaceholder} />
        </li>
      ))}
    </Box>
  );
  return (
    <HomeSection label="Categories" heading="Browse by category" isPlaceholder={isPlaceholder}>
      {groups.length === 0 ? (
        listOf(shown, layout)
      ) : (
        <Box component="ul" sx={groupLayout}>
          {groups.map(({ name, entries }) => (
            <li key={name}>
              <Typography component="h3" sx={{ mb: 1, fontWeight: 650 }}>
                {name}
              </Typography>
              {listOf(entries, wrapped)}
            </li>
          ))}
        </Box>
      )}
    </HomeSection>
  );
});

function CategoryChip({ name, isPlaceholder }: { name: string; isPlaceholder: boolean }) {
  return (
    <Chip
      variant="outlined"
      label={isPlaceholder ? '' : name}
      sx={chipSx}
      {...(!isPlaceholder && { component: Link, to: paths.projectSearch(name), clickable: true })}
    />
  );
}
