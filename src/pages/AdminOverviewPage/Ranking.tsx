import type { ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import type { Overview } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { paths } from '@/config/paths';
import { formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { ChartFigure } from './ChartFigure';
import { inRange, type OverviewRange, type Share, summarizeRanking } from './overviewText';

type RankedNameProps = {
  /** The path of what is ranked; null without a link. */
  to: string | null;
  /** The value of the entry, and the highest one. */
  value: number;
  most: number;
  children: ReactNode;
};

/** The name of an entry above a bar that shows its value. */
function RankedName({ to, value, most, children }: RankedNameProps) {
  return (
    <>
      {to === null ? children : <Link href={to}>{children}</Link>}
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={most > 0 ? Math.max(0, (100 * value) / most) : 0}
        sx={{ mt: 0.5 }}
      />
    </>
  );
}

type RankingProps = {
  heading: string;
  /** Noun for an entry: Project, Category. */
  noun: string;
  /** Entries with an id link to their project. */
  entries: readonly Share[];
  /** Total revenue of the period, in rupees. */
  revenue: number;
  range: OverviewRange;
};

/** The projects or categories with the highest revenue. */
export function Ranking({ heading, noun, entries, revenue: all, range }: RankingProps) {
  const most = Math.max(...entries.map(({ revenue }) => revenue));
  const rows = entries.map(({ id, name, sales, revenue }, index) => ({
    key: index,
    cells: [
      <RankedName to={id === null ? null : adminPaths.project(id)} value={revenue} most={most}>
        {name}
      </RankedName>,
      formatCount(sales),
      formatWholeRupees(revenue),
    ],
  }));
  return (
    <ChartFigure
      heading={heading}
      summary={summarizeRanking(entries, all, range)}
      table={rows.length > 0 ? { columns: [noun, 'Sales', 'Revenue'], rows } : null}
    />
  );
}

const listOf = (text: string) => `${paths.projects}?${new URLSearchParams({ search: text })}`;

type EmptySearchesProps = {
  searches: NonNullable<Overview['empty_searches']>;
  range: OverviewRange;
};

/** Customers' searches without results, each linked to the search. */
export function EmptySearches({ searches, range }: EmptySearchesProps) {
  const most = Math.max(...searches.map(({ count }) => count));
  const rows = searches.map(({ text, count }) => ({
    key: text,
    cells: [
      <RankedName to={listOf(text)} value={count} most={most}>
        {text}
      </RankedName>,
      formatCount(count),
    ],
  }));
  return (
    <ChartFigure
      heading="Searches without a result"
      summary={
        rows.length > 0
          ? `What customers missed most ${inRange(range)}.`
          : `Every search found something ${inRange(range)}.`
      }
      table={rows.length > 0 ? { columns: ['Search', 'Times'], rows } : null}
    />
  );
}
