import { BarChart } from '@mui/x-charts/BarChart';
import { formatRupees, formatWholeRupees } from '@/lib/money';
import { ChartFigure } from './ChartFigure';
import { CHART_HEIGHT, chartColors, chartFocus, chartMargin } from './chartStyles';
import type { OverviewRange } from './overviewRange';
import { formatPoint, summarizeRevenue } from './overviewText';
import type { Overview } from './readOverview';
import { timeAxis } from './timeAxis';

/** A bar chart of the revenue per day or month. */
export function RevenueChart({ overview, range }: { overview: Overview; range: OverviewRange }) {
  const { points, interval } = overview;
  return (
    <ChartFigure
      heading="Revenue over time"
      summary={summarizeRevenue(overview, range)}
      table={{
        caption: `Revenue by ${interval}`,
        columns: [interval === 'month' ? 'Month' : 'Day', 'Revenue'],
        rows: points.map((point, index) => ({
          key: index,
          name: formatPoint(point, interval),
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
          xAxis={[{ ...timeAxis(overview), scaleType: 'band', categoryGapRatio: 0.25 }]}
          yAxis={[{ width: 'auto', disableLine: true, disableTicks: true, valueFormatter: money }]}
          series={[
            {
              id: 'revenue',
              label: 'Revenue',
              data: points.map(({ revenue }) => revenue),
              color: chartColors.main,
              valueFormatter: formatRupees,
            },
          ]}
        />
      )}
    </ChartFigure>
  );
}

const money = (rupees: number) => formatWholeRupees(rupees);
