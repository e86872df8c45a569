import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import StarIcon from '@mui/icons-material/StarRounded';
import type { Testimonial } from '@/config/content/siteContent';

const HIGHEST_RATING = 5;

function Rating({ rating }: { rating: number }) {
  return (
    <Box role="img" aria-label={`${rating} of ${HIGHEST_RATING} stars`} sx={{ display: 'flex' }}>
      {Array.from({ length: HIGHEST_RATING }, (_entry, index) => (
        <StarIcon
          key={index}
          fontSize="small"
          sx={{ color: index < rating ? 'warning.main' : 'divider' }}
        />
      ))}
    </Box>
  );
}

/** Testimonials of customers; renders nothing without any. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Box component="section" aria-label="What customers say" sx={{ mt: 8 }}>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        What customers say
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: 2 }}>
        {testimonials.map(({ name, role, content, rating }) => (
          <Card
            key={name}
            component="figure"
            sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, m: 0, p: 2.5 }}
          >
            <Rating rating={rating} />
            <Typography component="blockquote" sx={{ flexGrow: 1, m: 0 }}>
              {content}
            </Typography>
            <Box component="figcaption">
              <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {role}
              </Typography>
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
