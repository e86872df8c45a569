import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Overview, Point } from '@/api/adminApi';
import type { TableContent } from '@/features/admin';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { focusRing } from '@/theme/mixins';
import { CHART_HEIGHT, ChartFigure } from './ChartFigure';
import {
  describeUnfinished,
  formatPoint,
  namePoint,
  type OverviewRange,
  summarizeRevenue,
  summarizeSales,
} from './overviewText';

/** Width of every value axis in pixels, so that the days of all charts line up. */
const VALUE_AXIS_WIDTH = 68;

/** Minimum gap between two labels in pixels, so that they fit on a phone. */
const LABEL_GAP = 12;

/** Returns the properties that all charts over time share. */
function timeChart(overview: Overview, formatValue: (value: number) => string) {
  const { series: points, interval } = overview;
  return {
    height: CHART_HEIGHT,
    margin: { top: 12, right: 8, bottom: 0, left: 0 },
    grid: { horizontal: true },
    xAxis: [
      {
        scaleType: 'band' as const,
        // Positions instead of dates, since points with equal dates would coincide.
        data: points.map((_point, index) => index),
        disableTicks: true,
        tickLabelMinGap: LABEL_GAP,
        valueFormatter: (index: number, { location }: { location: string }) => {
          const point = points[index];
          // A tooltip may still be open for a point of the range before.
          if (!point) return '';
          return location === 'tick'
            ? formatPoint(point, interval, 'short')
            : namePoint(overview, index);
        },
      },
    ],
    yAxis: [
      {
        width: VALUE_AXIS_WIDTH,
        min: 0,
        tickMinStep: 1,
        disableLine: true,
        disableTicks: true,
        valueFormatter: formatValue,
      },
    ],
    // Shown before an arrow key selects a point.
    sx: { '&:has(:focus-visible)': { ...focusRing, borderRadius: 1 } },
  };
}

/** Pales the unfinished day or month of a chart. */
function UnfinishedBand({ place }: { place: number }) {
  const scale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const start = scale(place);
  if (start === undefined) return null;
  return (
    <rect
      x={start - (scale.step() - scale.bandwidth()) / 2}
      y={top}
      width={scale.step()}
      height={height}
      fill="var(--mui-palette-background-paper)"
      opacity={0.6}
      pointerEvents="none"
    />
  );
}

/** Returns the table of a chart over time, with a row for each day or month. */
function timeTable(
  overview: Overview,
  columns: readonly string[],
  cellsOf: (point: Point) => string[],
): TableContent {
  return {
    columns: [overview.interval === 'month' ? 'Month' : 'Day', ...columns],
    rows: overview.series.map((point, index) => ({
      key: index,
      cells: [namePoint(overview, index), ...cellsOf(point)],
    })),
  };
}

type TimeChartProps = { overview: Overview; range: OverviewRange };

/** A bar chart of the revenue per day or month. */
export function RevenueChart({ overview, range }: TimeChartProps) {
  const { series: points } = overview;
  const isEmpty = points.every(({ revenue }) => revenue === 0);
  return (
    <ChartFigure
      heading="Revenue over time"
      summary={summarizeRevenue(overview, range) + describeUnfinished(overview)}
      table={
        isEmpty ? null : timeTable(overview, ['Revenue'], ({ revenue }) => [formatRupees(revenue)])
      }
    >
      <BarChart
        {...timeChart(overview, formatWholeRupees)}
        hideLegend
        borderRadius={2}
        series={[
          {
            label: 'Revenue',
            data: points.map(({ revenue }) => revenue),
            color: 'var(--mui-palette-primary-main)',
            valueFormatter: (rupees) => formatRupees(rupees ?? 0),
          },
        ]}
      >
        <UnfinishedBand place={points.length - 1} />
      </BarChart>
    </ChartFigure>
  );
}

/** A line chart of sales and downloads per day or month. */
export function SalesChart({ overview, range }: TimeChartProps) {
  const { series: points } = overview;
  const isEmpty = points.every(({ sales, downloads }) => sales === 0 && downloads === 0);
  // The lines differ by the shapes of their marks as well as by colour.
  const line = {
    labelMarkType: 'line+mark',
    curve: 'linear',
    valueFormatter: (count: number | null) => formatCount(count ?? 0),
  } as const;
  return (
    <ChartFigure
      heading="Sales and downloads"
      summary={summarizeSales(overview, range) + describeUnfinished(overview)}
      table={
        isEmpty
          ? null
          : timeTable(overview, ['Sales', 'Downloads'], ({ sales, downloads }) => [
              formatCount(sales),
              formatCount(downloads),
            ])
      }
    >
      <LineChart
        {...timeChart(overview, formatCount)}
        series={[
          {
            ...line,
            label: 'Sales',
            data: points.map(({ sales }) => sales),
            color: 'var(--mui-palette-primary-main)',
            shape: 'circle',
          },
          {
            ...line,
            label: 'Downloads',
            data: points.map(({ downloads }) => downloads),
            color: 'var(--mui-palette-warning-main)',
            shape: 'square',
          },
        ]}
      >
        <UnfinishedBand place={points.length - 1} />
      </LineChart>
    </ChartFigure>
  );
}
