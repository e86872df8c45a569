import Button from '@mui/material/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ChartGrid } from './ChartGrid';
import { EmptySearches } from './EmptySearches';
import { FigureCards } from './FigureCards';
import { toFigures } from './overviewFigures';
import { inRange, type OverviewRange } from './overviewRange';
import { Ranking } from './Ranking';
import type { Overview } from './readOverview';
import { RevenueChart } from './RevenueChart';
import { SalesChart } from './SalesChart';

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
