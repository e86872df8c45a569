import { render, screen } from '@testing-library/react';
import { RatingBadge } from './RatingBadge';

describe('the badge of a rating', () => {
  it.each([
    [undefined, undefined],
    [null, 0],
    [4.6, undefined],
    [4, 0],
    ['good', 5],
    [9, 5],
    [Number.NaN, 5],
  ])('is left out for %p with %p reviews', (rating, reviewCount) => {
    const { container } = render(<RatingBadge rating={rating} reviewCount={reviewCount} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('names the rating in one phrase', () => {
    render(<RatingBadge rating={4.6} reviewCount={1200} />);
    const badge = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,200 reviews' });
    expect(badge).toHaveTextContent('★4.6(1,200)');
  });
});
