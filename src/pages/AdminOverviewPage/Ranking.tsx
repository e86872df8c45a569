import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths } from '@/config/adminPaths';
import { countOf } from '@/lib/countOf';
import { formatCount } from '@/lib/counts';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ChartFigure } from './ChartFigure';
import { chartColors } from './chartStyles';
import type { OverviewRange } from './overviewRange';
import { summarizeRanking } from './overviewText';
import type { BestSeller, Share } from './readOverview';

type Entry = Share | BestSeller;

/** Maximum number of bars; the table lists all entries. */
const BARS = 10;

type RankingProps = {
  heading: string;
  /** Noun for an entry: Project, Category. */
  noun: string;
  /** Entries with an id link to their project. */
  entries: readonly Entry[];
  /** Total revenue of the period, in rupees. */
  revenue: number;
  range: OverviewRange;
};

function EntryName({ entry }: { entry: Entry }) {
  if (!('id' in entry) || entry.id === null) return entry.name;
  return (
    <Link component={RouterLink} to={adminPaths.project(entry.id)}>
      {entry.name}
    </Link>
  );
}

function Bar({ entry, share }: { entry: Entry; share: number }) {
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          <EntryName entry={entry} />
        </Typography>
        <Typography variant="body2" sx={{ flex: 'none' }}>
          {formatWholeRupees(entry.revenue)}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {countOf(entry.sales, 'sale')}
          </Box>
        </Typography>
      </Box>
      <Box aria-hidden sx={{ mt: 0.5, height: 10, borderRadius: 1, bgcolor: 'brand.soft' }}>
        <Box
          sx={{
            width: `${share * 100}%`,
            height: '100%',
            borderRadius: 1,
            bgcolor: chartColors.main,
          }}
        />
      </Box>
    </li>
  );
}

function Bars({ entries }: { entries: readonly Entry[] }) {
  const shown = entries.slice(0, BARS);
  const most = Math.max(0, ...shown.map(({ revenue }) => revenue));
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((entry, index) => (
          <Bar key={index} entry={entry} share={most > 0 ? Math.max(0, entry.revenue) / most : 0} />
        ))}
      </Box>
      {entries.length > BARS && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          The table shows {formatCount(entries.length - BARS)} more.
        </Typography>
      )}
    </>
  );
}

/** A bar chart of the projects or categories with the highest revenue. */
export function Ranking({ heading, noun, entries, revenue: all, range }: RankingProps) {
  return (
    <ChartFigure
      heading={heading}
      summary={summarizeRanking(entries, all, range)}
      table={{
        caption: `${heading} by revenue`,
        columns: [noun, 'Sales', 'Revenue'],
        rows: entries.map((entry, index) => ({
          key: index,
          name: <EntryName entry={entry} />,
          cells: [formatCount(entry.sales), formatRupees(entry.revenue)],
        })),
      }}
    >
      {entries.length > 0 && <Bars entries={entries} />}
    </ChartFigure>
  );
}
