import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import type { ReviewSummary } from '@/api/reviewsApi';
import { countOf } from '@/lib/countOf';
import { formatAverage, parseRating } from '@/lib/rating';
import { StarBars } from './StarBars';

/** The average rating and the distribution of stars; renders nothing without reviews. */
export function SummaryCard({ summary }: { summary: ReviewSummary }) {
  const rating = parseRating(summary.average, summary.count);
  if (!rating) return null;
  const average = formatAverage(rating.average);
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
            value={rating.average}
            getLabelText={() => `Rated ${average} out of 5`}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {countOf(rating.count, 'review')}
          </Typography>
        </div>
      </Box>
      {Object.values(summary.stars).some(Boolean) && <StarBars {...summary} />}
    </Card>
  );
}
