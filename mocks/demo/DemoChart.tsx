import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DemoContent, DemoRecord } from '../domain/demoPage';

const count = new Intl.NumberFormat('en-IN');
const short = new Intl.NumberFormat('en-IN', { notation: 'compact' });

type DemoChartProps = { content: DemoContent; records: readonly DemoRecord[] };

/** How many records are in each state, and a bar for the number of each. */
export function DemoChart({ content: { columns, states }, records }: DemoChartProps) {
  const { palette } = useTheme();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {Object.keys(states).map((state) => (
          <Paper key={state} variant="outlined" sx={{ flex: '1 1 7rem', p: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {state}
            </Typography>
            <Typography variant="h5" component="p">
              {records.filter((record) => record[3] === state).length}
            </Typography>
          </Paper>
        ))}
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography component="h2">{`${columns[2]} by ${columns[0].toLowerCase()}`}</Typography>
        <BarChart
          layout="horizontal"
          height={48 * records.length + 60}
          colors={[palette.primary.main]}
          hideLegend
          yAxis={[{ scaleType: 'band', data: records.map(([name]) => name), width: 120 }]}
          xAxis={[{ valueFormatter: (value: number) => short.format(value) }]}
          series={[
            {
              label: columns[2],
              data: records.map(([, , amount]) => amount),
              valueFormatter: (value) => count.format(value ?? 0),
            },
          ]}
        />
      </Paper>
    </>
  );
}
