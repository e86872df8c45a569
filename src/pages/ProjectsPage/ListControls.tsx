import Box from '@mui/material/Box';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import type { ProjectSort } from '@/api/catalogApi';
import type { CardLayout } from '@/features/catalog';
import { IconButton } from '@/ui/IconButton';
import { LayoutToggle } from '@/ui/LayoutToggle';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import { naturalOrder, SORT_OPTIONS, type ListParameters } from './listParameters';

type ListControlsProps = {
  parameters: ListParameters;
  layout: CardLayout;
  onChange: (changes: Partial<ListParameters>) => void;
  onLayoutChange: (layout: CardLayout) => void;
};

/** Search box, sort, direction and layout of the list. */
export function ListControls({ parameters, layout, onChange, onLayoutChange }: ListControlsProps) {
  const { search, sort, order } = parameters;
  const isAscending = order === 'ASC';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
        <SearchBox
          label="Search projects..."
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
      </Box>
      <NativeSelect
        label="Sort by"
        value={sort}
        options={SORT_OPTIONS}
        onChange={(value) =>
          onChange({ sort: value as ProjectSort, order: naturalOrder(value as ProjectSort) })
        }
      />
      <IconButton
        aria-label={
          isAscending
            ? 'Ascending order, switch to descending'
            : 'Descending order, switch to ascending'
        }
        onClick={() => onChange({ order: isAscending ? 'DESC' : 'ASC' })}
        sx={{ borderRadius: 1 }}
      >
        {isAscending ? <UpIcon /> : <DownIcon />}
      </IconButton>
      <Box sx={{ ml: { xs: 'auto', md: 0 } }}>
        <LayoutToggle value={layout} onChange={onLayoutChange} />
      </Box>
    </Box>
  );
}
