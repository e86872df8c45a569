import { render, screen } from '@testing-library/react';
import { RatingBadge } from './RatingBadge';
import { RatingStars } from './RatingStars';

describe.each([
  ['badge', RatingBadge],
  ['stars', RatingStars],
])('the rating as %s', (_name, Component) => {
  it.each([
    [undefined, undefined],
    [null, 0],
    [4.6, undefined],
    ['4.6', 5],
    [9, 5],
    [Number.NaN, 5],
  ])('is left out for %p with %p reviews', (rating, reviewCount) => {
    const { container } = render(<Component rating={rating} reviewCount={reviewCount} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('names the rating of a card in one phrase', () => {
  render(<RatingBadge rating={4.6} reviewCount={1200} />);
  const badge = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,200 reviews' });
  expect(badge).toHaveTextContent('★4.6(1,200)');
});

it('shows the rating as stars with its number', () => {
  const { container } = render(<RatingStars rating={5} reviewCount={1} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5' })).toBeVisible();
  expect(container).toHaveTextContent('5.0 (1 review)');
});
