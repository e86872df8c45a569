import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

const SKELETONS = 6;

type GridCardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  isFetching: boolean;
  getRowId: (row: Row) => string | number;
  renderCard: (row: Row) => ReactNode;
};

const cardSx = {
  p: 2,
  // With a hundred cards on a page, the browser renders only those near the viewport.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
} as const;

/** Shows the rows of a grid as cards on narrow screens. */
export function GridCards<Row>({
  label,
  rows,
  isFetching,
  getRowId,
  renderCard,
}: GridCardsProps<Row>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        opacity: isFetching ? 0.6 : 1,
      }}
    >
      {rows.map((row) => (
        <Card key={getRowId(row)} component="li" data-id={getRowId(row)} sx={cardSx}>
          {renderCard(row)}
        </Card>
      ))}
      {rows.length === 0 &&
        Array.from({ length: SKELETONS }, (_entry, index) => (
          <Card key={index} component="li" aria-hidden sx={{ ...cardSx, display: 'grid', gap: 1 }}>
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={16} />
            <Skeleton width="30%" height={16} />
          </Card>
        ))}
    </Box>
  );
}
