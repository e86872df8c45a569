import { Link as RouterLink } from 'react-router-dom';
import Link from '@mui/material/Link';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/counts';
import { ChartFigure } from './ChartFigure';
import { inRange, type OverviewRange } from './overviewRange';
import { RankingBars } from './RankingBars';
import type { EmptySearch } from './readOverview';

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
