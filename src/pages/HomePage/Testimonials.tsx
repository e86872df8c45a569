import { memo } from 'react';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Testimonial } from '@/config/content/siteContent';
import { HomeSection, shelfSx } from './HomeSection';

const HIGHEST_RATING = 5;
const HEADING = 'What customers say';
const PLACEHOLDERS = 3;

const layout = (theme: Theme) => ({
  ...shelfSx({ entry: 'min(84%, 340px)', gridFrom: 'md' })(theme),
  [theme.breakpoints.up('md')]: { gap: theme.spacing(3), gridTemplateColumns: 'repeat(3, 1fr)' },
});

const cardSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  m: 0,
  p: 2.5,
} as const;

function Rating({ rating }: { rating: number }) {
  return (
    <Box role="img" aria-label={`${rating} of ${HIGHEST_RATING} stars`} sx={{ display: 'flex' }}>
      {Array.from({ length: HIGHEST_RATING }, (_entry, index) => (
        <StarIcon
          key={index}
          fontSize="small"
          sx={{ color: index < rating ? 'brand.star' : 'divider' }}
        />
      ))}
    </Box>
  );
}

/** A quote, or its placeholder, which has room for the lines of most. */
function Quote({ testimonial }: { testimonial: Testimonial | undefined }) {
  return (
    <Card component="figure" sx={cardSx}>
      {testimonial ? <Rating rating={testimonial.rating} /> : <Line width={100} />}
      <Typography
        component="blockquote"
        sx={{ flexGrow: 1, minHeight: { xs: '5lh', lg: '4lh', xl: '3lh' }, m: 0 }}
      >
        {testimonial?.content ?? <Line width="100%" />}
      </Typography>
      <Box component="figcaption">
        <Typography sx={{ fontWeight: 650 }}>
          {testimonial?.name ?? <Line width="50%" />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {testimonial?.role ?? <Line width="35%" />}
        </Typography>
      </Box>
    </Card>
  );
}

const Line = ({ width }: { width: number | string }) => (
  <Skeleton animation={false} width={width} />
);

type TestimonialsProps = {
  /** Undefined while loading. */
  testimonials: readonly Testimonial[] | undefined;
};

/** Testimonials of customers; renders nothing without any. */
export const Testimonials = memo(function Testimonials({ testimonials }: TestimonialsProps) {
  const isShelf = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  if (testimonials?.length === 0) return null;
  return (
    <HomeSection label={HEADING} heading={HEADING} isPlaceholder={!testimonials}>
      {/* Focusable, so that it can be scrolled with the keyboard; nothing in it is. */}
      <Box
        {...(isShelf &&
          testimonials && { role: 'group', tabIndex: 0, 'aria-label': 'Testimonials' })}
        sx={layout}
      >
        {(testimonials ?? Array.from({ length: PLACEHOLDERS }, () => undefined)).map(
          (testimonial, index) => (
            <Quote key={testimonial?.name ?? index} testimonial={testimonial} />
          ),
        )}
      </Box>
    </HomeSection>
  );
});
