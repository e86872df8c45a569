import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import type { ReviewSummary } from '@/api/reviewsApi';
import { countOf, formatAverage, formatCount } from '@/lib/numbers';
import { visuallyHidden } from '@/ui/visuallyHidden';

/** The average rating and the distribution of stars; renders nothing without reviews. */
export function SummaryCard({ summary }: { summary: ReviewSummary }) {
  if (summary.average === null) return null;
  const average = formatAverage(summary.average);
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' },
        alignItems: 'center',
        columnGap: 5,
        rowGap: 2,
        p: { xs: 2, sm: 3 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, gap: 1.5 }}>
        <Typography variant="h1" component="p">
          {average}
        </Typography>
        <div>
          <Rating
            readOnly
            precision={0.1}
            value={summary.average}
            getLabelText={() => `Rated ${average} out of 5`}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {countOf(summary.count, 'review')}
          </Typography>
        </div>
      </Box>
      {Object.values(summary.stars).some(Boolean) && <StarBars {...summary} />}
    </Card>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** A bar for each number of stars, with the count of its reviews. */
function StarBars({ count, stars }: Pick<ReviewSummary, 'count' | 'stars'>) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.75 }}>
      {STARS.map((star) => (
        <Box component="li" key={star} sx={{ typography: 'body2' }}>
          <Box component="span" sx={visuallyHidden}>
            {`${countOf(star, 'star')}: ${countOf(stars[star], 'review')}`}
          </Box>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              gridTemplateColumns: '2.25rem minmax(0, 1fr) 2.5rem',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <span>{`${star} ★`}</span>
            <LinearProgress
              variant="determinate"
              color="inherit"
              value={(100 * stars[star]) / Math.max(count, 1)}
              sx={{ height: 8, color: 'brand.star' }}
            />
            <Box component="span" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {formatCount(stars[star])}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
