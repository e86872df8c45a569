import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '@/config/adminPaths';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { countOf, formatCount } from '@/lib/numbers';
import { ChartFigure } from './ChartFigure';
import { RankingBars, type RankedEntry } from './RankingBars';
import type { OverviewRange } from './overviewRange';
import { summarizeRanking } from './overviewText';
import type { BestSeller, Share } from './readOverview';

type Entry = Share | BestSeller;

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

function toRanked(entry: Entry): RankedEntry {
  return {
    name: <EntryName entry={entry} />,
    value: entry.revenue,
    text: (
      <>
        {formatWholeRupees(entry.revenue)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${countOf(entry.sales, 'sale')}`}
        </Box>
      </>
    ),
  };
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
      {entries.length > 0 && <RankingBars entries={entries.map(toRanked)} />}
    </ChartFigure>
  );
}
