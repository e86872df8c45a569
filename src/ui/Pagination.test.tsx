import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('shows nothing for a single page', () => {
  const { container, rerender } = render(
    <Pagination page={1} totalPages={1} onChange={jest.fn()} />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(<Pagination page={1} totalPages={2} onChange={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Page 2' })).toBeVisible();
});

it('steps from page 5 to the previous page, and to the first where it has ends', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const { rerender } = render(<Pagination page={5} totalPages={12} onChange={onChange} />);
  expect(screen.queryByRole('button', { name: /^(First|Last)$/ })).not.toBeInTheDocument();
  rerender(<Pagination page={5} totalPages={12} onChange={onChange} hasEnds />);
  await user.click(screen.getByRole('button', { name: 'First' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onChange.mock.calls).toEqual([[1], [4]]);
});
