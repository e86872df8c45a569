import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { countOf, formatCount } from '@/lib/numbers';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ChartFigure } from './ChartFigure';
import { chartColors } from './chartParts';
import { inRange, summarizeRanking, type OverviewRange } from './overviewText';
import type { BestSeller, EmptySearch, Share } from './readOverview';

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

type EmptySearchesProps = { searches: readonly EmptySearch[]; range: OverviewRange };

const listOf = (text: string) => `${paths.projects}?${new URLSearchParams({ search: text })}`;

/** Customers' searches without results, each linked to the search. */
export function EmptySearches({ searches, range }: EmptySearchesProps) {
  const entries = searches.map(({ text, count }) => ({
    name: (
      <Link component={RouterLink} to={listOf(text)}>
        {text}
      </Link>
    ),
    value: count,
    text: count === 1 ? 'once' : `${formatCount(count)} times`,
  }));
  return (
    <ChartFigure
      heading="Searches without a result"
      summary={
        searches.length === 0
          ? `Every search found something ${inRange(range)}.`
          : `What customers missed most ${inRange(range)}.`
      }
      table={{
        caption: 'Searches without a result',
        columns: ['Search', 'Times'],
        rows: entries.map(({ name, value }, index) => ({
          key: index,
          name,
          cells: [formatCount(value)],
        })),
      }}
    >
      {entries.length > 0 && <RankingBars entries={entries} />}
    </ChartFigure>
  );
}

/** Maximum number of bars; the table lists all entries. */
const BARS = 10;

/** An entry of a ranking; the length of its bar depends on its value. */
type RankedEntry = { name: ReactNode; value: number; text: ReactNode };

function Bar({ name, text, share }: Omit<RankedEntry, 'value'> & { share: number }) {
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" sx={{ minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ flex: 'none' }}>
          {text}
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

/** Horizontal bars of the first entries of a ranking. */
function RankingBars({ entries }: { entries: readonly RankedEntry[] }) {
  const shown = entries.slice(0, BARS);
  const most = Math.max(0, ...shown.map(({ value }) => value));
  return (
    <>
      <Box component="ol" sx={{ display: 'grid', gap: 1.5 }}>
        {shown.map(({ name, value, text }, index) => (
          <Bar
            key={index}
            name={name}
            text={text}
            share={most > 0 ? Math.max(0, value) / most : 0}
          />
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
