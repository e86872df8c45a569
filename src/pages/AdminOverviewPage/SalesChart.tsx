import { LineChart } from '@mui/x-charts/LineChart';
import { formatCount } from '@/lib/counts';
import { ChartFigure } from './ChartFigure';
import { CHART_HEIGHT, chartColors, chartFocus, chartMargin } from './chartStyles';
import type { OverviewRange } from './overviewRange';
import { formatPoint, summarizeSales } from './overviewText';
import type { Overview } from './readOverview';
import { timeAxis } from './timeAxis';

/** Dashes distinguish the lines without relying on colour. */
const DASHES = '6 4';

const count = (value: number | null) => (value === null ? '' : formatCount(value));

function makeMark(dashes: string | undefined) {
  return function LineMark({ color }: { color?: string }) {
    return (
      <svg viewBox="0 0 28 8" width="28" height="8" aria-hidden>
        <path d="M1 4h26" stroke={color} strokeWidth="2.5" strokeDasharray={dashes} />
      </svg>
    );
  };
}

const SolidMark = makeMark(undefined);
const DashedMark = makeMark(DASHES);

/** A line chart of sales and downloads per day or month. */
export function SalesChart({ overview, range }: { overview: Overview; range: OverviewRange }) {
  const { points, interval } = overview;
  return (
    <ChartFigure
      heading="Sales and downloads"
      summary={summarizeSales(overview, range)}
      table={{
        caption: `Sales and downloads by ${interval}`,
        columns: [interval === 'month' ? 'Month' : 'Day', 'Sales', 'Downloads'],
        rows: points.map((point, index) => ({
          key: index,
          name: formatPoint(point, interval),
          cells: [formatCount(point.sales), formatCount(point.downloads)],
        })),
      }}
    >
      {points.some(({ sales, downloads }) => sales > 0 || downloads > 0) && (
        <LineChart
          height={CHART_HEIGHT}
          margin={chartMargin}
          grid={{ horizontal: true }}
          xAxis={[{ ...timeAxis(overview), scaleType: 'point' }]}
          yAxis={[
            {
              width: 'auto',
              min: 0,
              tickMinStep: 1,
              disableLine: true,
              disableTicks: true,
              valueFormatter: count,
            },
          ]}
          series={[
            {
              id: 'sales',
              label: 'Sales',
              data: points.map(({ sales }) => sales),
              color: chartColors.main,
              curve: 'linear',
              showMark: false,
              labelMarkType: SolidMark,
              valueFormatter: count,
            },
            {
              id: 'downloads',
              label: 'Downloads',
              data: points.map(({ downloads }) => downloads),
              color: chartColors.other,
              curve: 'linear',
              showMark: false,
              labelMarkType: DashedMark,
              valueFormatter: count,
            },
          ]}
          sx={{ ...chartFocus, '& path[data-series=downloads]': { strokeDasharray: DASHES } }}
        />
      )}
    </ChartFigure>
  );
}
