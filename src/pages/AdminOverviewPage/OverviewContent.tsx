import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/numbers';
import { EmptyState } from '@/ui/EmptyState';
import { ChartFigure } from './ChartFigure';
import { ChartGrid } from './ChartGrid';
import { FigureCards } from './FigureCards';
import { Ranking } from './Ranking';
import { RankingBars } from './RankingBars';
import { RevenueChart } from './RevenueChart';
import { SalesChart } from './SalesChart';
import { toFigures } from './overviewFigures';
import { inRange, type OverviewRange } from './overviewRange';
import type { Overview, EmptySearch } from './readOverview';

type OverviewContentProps = {
  overview: Overview;
  range: OverviewRange;
  onShowAll: () => void;
};

function NothingSold({ range, onShowAll }: Pick<OverviewContentProps, 'range' | 'onShowAll'>) {
  return range === 'all' ? (
    <EmptyState
      heading="No Sales Yet"
      text="Your first sale will show up here as soon as its payment is completed."
    />
  ) : (
    <EmptyState
      heading="Quiet Days"
      text={`Nothing was sold or downloaded ${inRange(range)}.`}
      action={
        <Button variant="outlined" onClick={onShowAll}>
          Show all time
        </Button>
      }
    />
  );
}

/** Key figures and charts of a period, or a message if nothing was sold. */
export function OverviewContent({ overview, range, onShowAll }: OverviewContentProps) {
  const { sales, downloads } = overview.totals;
  return (
    <>
      <FigureCards figures={toFigures(overview, range)} />
      {sales === 0 && downloads === 0 ? (
        <NothingSold range={range} onShowAll={onShowAll} />
      ) : (
        <ChartGrid>
          <RevenueChart overview={overview} range={range} />
          <SalesChart overview={overview} range={range} />
          <Ranking
            heading="Best sellers"
            noun="Project"
            entries={overview.bestSellers}
            revenue={overview.totals.revenue}
            range={range}
          />
          <Ranking
            heading="Categories"
            noun="Category"
            entries={overview.categories}
            revenue={overview.totals.revenue}
            range={range}
          />
          {overview.emptySearches && (
            <EmptySearches searches={overview.emptySearches} range={range} />
          )}
        </ChartGrid>
      )}
    </>
  );
}

type EmptySearchesProps = { searches: readonly EmptySearch[]; range: OverviewRange };

const listOf = (text: string) => `${paths.projects}?${new URLSearchParams({ search: text })}`;

/** Customers' searches without results, each linked to the search. */
function EmptySearches({ searches, range }: EmptySearchesProps) {
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
