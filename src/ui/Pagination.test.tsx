import { render, screen, within } from '@testing-library/react';
import { Pagination } from './Pagination';

const DEFAULT_WIDTH = window.innerWidth;
afterEach(() => {
  window.innerWidth = DEFAULT_WIDTH;
});

it.each([
  [639, ['1', '5', '6', '7', '12']],
  [640, ['1', '4', '5', '6', '7', '8', '12']],
])('at %i px, shows the pages around the current one', (width, pages) => {
  window.innerWidth = width;
  render(<Pagination page={6} totalPages={12} onChange={jest.fn()} />);
  const list = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('list');
  const shown = within(list).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(pages);
});
