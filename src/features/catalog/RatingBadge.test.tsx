import { render, screen } from '@testing-library/react';
import { RatingBadge } from './RatingBadge';

it('a rating is named in one phrase, and left out without a rating', () => {
  const { rerender } = render(<RatingBadge rating={4.6} reviewCount={1200} />);
  const badge = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,200 reviews' });
  expect(badge).toHaveTextContent('★4.6(1,200)');
  rerender(<RatingBadge rating={null} reviewCount={0} />);
  expect(badge).not.toBeInTheDocument();
});
