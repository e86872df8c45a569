import Box from '@mui/material/Box';
import { NativeSelect } from '@/ui/NativeSelect';
import { Pagination } from '@/ui/Pagination';
import { PAGE_SIZES, type PageSize } from './gridParameters';

const options = PAGE_SIZES.map((size) => ({ value: `${size}`, label: `${size}` }));

type GridFooterProps = {
  page: number;
  pageSize: PageSize;
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: PageSize) => void;
};

/** Pagination and page size of a grid; renders nothing if there is only one page. */
export function GridFooter({ page, pageSize, total, onPage, onPageSize }: GridFooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'space-between' },
        gap: 2,
        mt: 2.5,
      }}
    >
      <NativeSelect
        label="Rows per page"
        value={String(pageSize)}
        options={options}
        onChange={(value) => onPageSize(PAGE_SIZES.find((size) => `${size}` === value)!)}
      />
      <Pagination page={page} totalPages={Math.ceil(total / pageSize)} onChange={onPage} />
    </Box>
  );
}
