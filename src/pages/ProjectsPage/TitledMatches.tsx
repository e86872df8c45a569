import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ProjectPage } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { foldTexts, isSameText, makeSearch } from '@/lib/search';

type TitledMatchesProps = { list: ProjectPage; search: string };

/** In one row, the categories that a search names and the project whose title it is; nothing without any. */
export function TitledMatches({ list, search }: TitledMatchesProps) {
  const { projects, facets, also = [] } = list;
  const names = [search, ...also].map(makeSearch);
  const links = [
    ...projects
      .filter(({ title }) => isSameText(title, search))
      .map(({ id, title }) => ({ label: title, to: paths.project(id) })),
    ...(facets?.categories ?? [])
      .filter(({ value, count }) => count > 0 && names.some((isNamed) => isNamed(foldTexts(value))))
      .map(({ value }) => ({ label: value, to: paths.projectCategory(value) })),
  ];
  if (links.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label="Found by name"
      sx={{ display: 'flex', gap: 1, mb: 2, overflowX: 'auto' }}
    >
      {links.map(({ label, to }) => (
        <Chip key={to} clickable component={RouterLink} to={to} label={label} />
      ))}
    </Box>
  );
}
