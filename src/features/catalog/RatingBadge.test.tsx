import { render, screen } from '@testing-library/react';
import { RatingBadge } from './RatingBadge';

it('a rating is named in one phrase, and left out without a rating', () => {
  const { rerender } = render(<RatingBadge project={{ rating: 4.6, review_count: 1200 }} />);
  const badge = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,200 reviews' });
  expect(badge).toHaveTextContent('★4.6(1,200)');
  rerender(<RatingBadge project={{ rating: null, review_count: 0 }} />);
  expect(badge).not.toBeInTheDocument();
});
