import { BarChart } from '@mui/x-charts/BarChart';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ChartFigure } from './ChartFigure';
import {
  CHART_HEIGHT,
  chartColors,
  chartFocus,
  chartMargin,
  VALUE_AXIS_WIDTH,
} from './chartStyles';
import type { OverviewRange } from './overviewRange';
import { describeUnfinished, namePoint, summarizeRevenue } from './overviewText';
import type { Overview } from './readOverview';
import { timeAxis } from './timeAxis';
import { UnfinishedBand } from './UnfinishedBand';

/** A bar chart of the revenue per day or month. */
export function RevenueChart({ overview, range }: { overview: Overview; range: OverviewRange }) {
  const { points, interval } = overview;
  return (
    <ChartFigure
      heading="Revenue over time"
      summary={summarizeRevenue(overview, range) + describeUnfinished(overview)}
      table={{
        caption: `Revenue by ${interval}`,
        columns: [interval === 'month' ? 'Month' : 'Day', 'Revenue'],
        rows: points.map((point, index) => ({
          key: index,
          name: namePoint(overview, index),
          cells: [formatRupees(point.revenue)],
        })),
      }}
    >
      {points.some(({ revenue }) => revenue !== 0) && (
        <BarChart
          height={CHART_HEIGHT}
          sx={chartFocus}
          margin={chartMargin}
          grid={{ horizontal: true }}
          hideLegend
          borderRadius={2}
          xAxis={[timeAxis(overview)]}
          yAxis={[
            {
              width: VALUE_AXIS_WIDTH,
              disableLine: true,
              disableTicks: true,
              valueFormatter: money,
            },
          ]}
          series={[
            {
              id: 'revenue',
              label: 'Revenue',
              data: points.map(({ revenue }) => revenue),
              color: chartColors.main,
              valueFormatter: formatRupees,
            },
          ]}
        >
          <UnfinishedBand place={overview.unfinished} />
        </BarChart>
      )}
    </ChartFigure>
  );
}

const money = (rupees: number) => formatWholeRupees(rupees);
