import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DASHBOARD_LIST_LIMIT } from '@/config/constants';
import { RetryNotice } from '@/ui/RetryNotice';

type PanelProps = { heading: string; link?: ReactNode; children: ReactNode };

/** A section of the dashboard with a heading. */
export function Panel({ heading, link, children }: PanelProps) {
  return (
    <Card component="section" aria-label={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          mb: 1.5,
        }}
      >
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
        {link}
      </Box>
      {children}
    </Card>
  );
}

/** The empty state of a panel. */
export function PanelNote({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** Styles of the rows in a panel. */
export const panelListSx = {
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& > li:last-of-type': { pb: 0 },
} as const;

type RecentListProps<Row> = {
  heading: string;
  /** The page with all of them. */
  to: string;
  /** Undefined if loading failed. */
  rows: readonly Row[] | undefined;
  /** What is said if loading failed, and if there are none. */
  failed: string;
  empty: string;
  onRetry: () => void;
  /** Renders a list item with a key. */
  renderRow: (row: Row) => ReactNode;
};

/** A panel with the first five rows of a list and a link to all of them. */
export function RecentList<Row>(props: RecentListProps<Row>) {
  const { heading, to, rows, failed, empty, onRetry, renderRow } = props;
  return (
    <Panel
      heading={heading}
      link={
        <Link href={to} variant="body2" sx={{ py: 0.25 }}>
          View all
        </Link>
      }
    >
      {!rows && <RetryNotice text={failed} onRetry={onRetry} />}
      {rows?.length === 0 && <PanelNote>{empty}</PanelNote>}
      {Boolean(rows?.length) && (
        <Box component="ul" sx={panelListSx}>
          {rows?.slice(0, DASHBOARD_LIST_LIMIT).map(renderRow)}
        </Box>
      )}
    </Panel>
  );
}
