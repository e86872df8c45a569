import { LineChart } from '@mui/x-charts/LineChart';
import { formatCount } from '@/lib/numbers';
import { ChartFigure } from './ChartFigure';
import { UnfinishedBand } from './UnfinishedBand';
import {
  CHART_HEIGHT,
  chartColors,
  chartFocus,
  chartMargin,
  VALUE_AXIS_WIDTH,
} from './chartStyles';
import type { OverviewRange } from './overviewRange';
import { describeUnfinished, namePoint, summarizeSales } from './overviewText';
import type { Overview, Point } from './readOverview';
import { timeAxis } from './timeAxis';

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
export function SalesChart({ overview, range }: { overview: Overview; range: OverviewRange }) {
  const { points, interval, unfinished } = overview;
  return (
    <ChartFigure
      heading="Sales and downloads"
      summary={summarizeSales(overview, range) + describeUnfinished(overview)}
      table={{
        caption: `Sales and downloads by ${interval}`,
        columns: [interval === 'month' ? 'Month' : 'Day', 'Sales', 'Downloads'],
        rows: points.map((point, index) => ({
          key: index,
          name: namePoint(overview, index),
          cells: [formatCount(point.sales), formatCount(point.downloads)],
        })),
      }}
    >
      {points.some(({ sales, downloads }) => sales > 0 || downloads > 0) && (
        <LineChart
          height={CHART_HEIGHT}
          margin={chartMargin}
          grid={{ horizontal: true }}
          xAxis={[timeAxis(overview)]}
          yAxis={[
            {
              width: VALUE_AXIS_WIDTH,
              min: 0,
              tickMinStep: 1,
              disableLine: true,
              disableTicks: true,
              valueFormatter: (value: number) => formatCount(value),
            },
          ]}
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
