import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatCount } from '@/lib/numbers';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ChartFigure, type ChartTableData } from './ChartFigure';
import { chartColors, chartFocus, timeChart, UnfinishedBand } from './chartParts';
import {
  describeUnfinished,
  namePoint,
  summarizeRevenue,
  summarizeSales,
  type OverviewRange,
} from './overviewText';
import type { Overview, Point } from './readOverview';

type TimeChartProps = { overview: Overview; range: OverviewRange };

/** Returns the table of a chart over time, with a row for each day or month. */
function timeTable(
  { points, interval, ...overview }: Overview,
  what: string,
  columns: readonly string[],
  cellsOf: (point: Point) => string[],
): ChartTableData {
  return {
    caption: `${what} by ${interval}`,
    columns: [interval === 'month' ? 'Month' : 'Day', ...columns],
    rows: points.map((point, index) => ({
      key: index,
      name: namePoint({ points, interval, ...overview }, index),
      cells: cellsOf(point),
    })),
  };
}

/** A bar chart of the revenue per day or month. */
export function RevenueChart({ overview, range }: TimeChartProps) {
  const { points } = overview;
  return (
    <ChartFigure
      heading="Revenue over time"
      summary={summarizeRevenue(overview, range) + describeUnfinished(overview)}
      table={timeTable(overview, 'Revenue', ['Revenue'], ({ revenue }) => [formatRupees(revenue)])}
    >
      {points.some(({ revenue }) => revenue !== 0) && (
        <BarChart
          {...timeChart(overview, formatWholeRupees)}
          sx={chartFocus}
          hideLegend
          borderRadius={2}
          series={[
            {
              id: 'revenue',
              label: 'Revenue',
              data: points.map(({ revenue }) => revenue),
              color: chartColors.main,
              valueFormatter: (rupees) => formatRupees(rupees ?? 0),
            },
          ]}
        >
          <UnfinishedBand place={overview.unfinished} />
        </BarChart>
      )}
    </ChartFigure>
  );
}

/** Dashes distinguish the lines without relying on colour. */
const DASHES = '6 4';

const count = (value: number | null) => (value === null ? null : formatCount(value));

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

const lines = [
  {
    id: 'sales',
    label: 'Sales',
    color: chartColors.main,
    mark: SolidMark,
    valueOf: ({ sales }: Point) => sales,
  },
  {
    id: 'downloads',
    label: 'Downloads',
    color: chartColors.other,
    mark: DashedMark,
    valueOf: ({ downloads }: Point) => downloads,
  },
];

/** A line chart of sales and downloads per day or month. */
export function SalesChart({ overview, range }: TimeChartProps) {
  const { points, unfinished } = overview;
  const { yAxis, ...chart } = timeChart(overview, formatCount);
  return (
    <ChartFigure
      heading="Sales and downloads"
      summary={summarizeSales(overview, range) + describeUnfinished(overview)}
      table={timeTable(
        overview,
        'Sales and downloads',
        ['Sales', 'Downloads'],
        ({ sales, downloads }) => [formatCount(sales), formatCount(downloads)],
      )}
    >
      {points.some(({ sales, downloads }) => sales > 0 || downloads > 0) && (
        <LineChart
          {...chart}
          yAxis={yAxis.map((axis) => ({ ...axis, min: 0, tickMinStep: 1 }))}
          series={lines.flatMap(({ id, label, color, mark, valueOf }) => [
            {
              id,
              label,
              color,
              data: points.map((point, index) => (index === unfinished ? null : valueOf(point))),
              curve: 'linear' as const,
              showMark: false,
              labelMarkType: mark,
              valueFormatter: count,
            },
            // An unfinished period would make the line drop, so it is a separate point.
            {
              id: `${id}-so-far`,
              // Without a label, the legend leaves it out; the value says what it is.
              color,
              data: points.map((point, index) => (index === unfinished ? valueOf(point) : null)),
              showMark: true,
              shape: 'circle' as const,
              valueFormatter: (value: number | null) =>
                value === null ? null : `${label} so far: ${formatCount(value)}`,
            },
          ])}
          sx={{ ...chartFocus, '& path[data-series=downloads]': { strokeDasharray: DASHES } }}
        >
          <UnfinishedBand place={unfinished} />
        </LineChart>
      )}
    </ChartFigure>
  );
}
