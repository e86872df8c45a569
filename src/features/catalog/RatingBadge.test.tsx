import { render, screen } from '@testing-library/react';
import { RatingBadge } from './RatingBadge';

describe('the badge of a rating', () => {
  it('is left out without a rating', () => {
    const { container } = render(<RatingBadge rating={null} reviewCount={5} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('names the rating in one phrase', () => {
    render(<RatingBadge rating={4.6} reviewCount={1200} />);
    const badge = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,200 reviews' });
    expect(badge).toHaveTextContent('★4.6(1,200)');
  });
});
