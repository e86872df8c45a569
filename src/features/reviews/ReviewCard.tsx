import type { ReactNode } from 'react';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import type { Review } from '@/api/reviewsApi';
import { site } from '@/config/site';
import { countOf } from '@/lib/numbers';
import { initialOf } from '@/lib/text';
import { formatDay } from '@/lib/time';
import { rowSx, wrapSx } from '@/theme/mixins';
import { reviewMessages } from './reviewMessages';

type ReviewCardProps = {
  review: Review;
  /** Controls below the text. */
  children?: ReactNode;
};

/** The style of what people wrote. */
export const plainText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A review with its author, date, text and the shop's answer. HTML in them stays text. */
export function ReviewCard({ review, children }: ReviewCardProps) {
  const { author, stars, title, text, created_at, updated_at, is_refunded, answer } = review;
  const isChanged = updated_at !== created_at;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ ...rowSx, gap: 1.5 }}>
        <Avatar aria-hidden sx={{ color: 'primary.main', bgcolor: 'brand.soft' }}>
          {initialOf(author)}
        </Avatar>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{author}</Typography>
          <Typography
            variant="body2"
            sx={{ ...rowSx, gap: 0.5, color: is_refunded ? 'text.secondary' : 'success.main' }}
          >
            {!is_refunded && <VerifiedIcon sx={{ fontSize: '1rem' }} />}
            <span>{reviewMessages.buyer(is_refunded)}</span>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ ...wrapSx, columnGap: 1.5 }}>
        {stars > 0 && <ReviewStars stars={stars} />}
        {updated_at && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${formatDay(updated_at)}${isChanged ? ' (edited)' : ''}`}
          </Typography>
        )}
      </Box>
      {title && (
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      <Typography sx={{ maxWidth: '70ch', ...plainText }}>{text}</Typography>
      {answer && <ShopAnswer answer={answer} />}
      {children}
    </Box>
  );
}

/** The shop's answer to a review or a question. HTML in it stays text. */
export const ShopAnswer = ({ answer }: { answer: NonNullable<Review['answer']> }) => (
  <Box sx={{ mt: 0.5, pl: 2, borderLeft: 3, borderColor: 'primary.main', maxWidth: '70ch' }}>
    <Typography variant="body2" sx={{ fontWeight: 650 }}>
      {`Answer from ${site.siteName}`}
    </Typography>
    <Typography variant="body2" dir="auto" sx={plainText}>
      {answer.text}
    </Typography>
    {answer.answered_at && (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatDay(answer.answered_at)}
      </Typography>
    )}
  </Box>
);

/** The stars of a review. */
export function ReviewStars({ stars }: { stars: number }) {
  return (
    <Rating readOnly size="small" value={stars} getLabelText={(value) => countOf(value, 'star')} />
  );
}
