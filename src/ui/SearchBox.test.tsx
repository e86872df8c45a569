import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchBox } from './SearchBox';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
const onSearch = jest.fn();

/** A page that learns of each search only after a while, as one behind slow data does. */
function LatePage({ lateness }: { lateness: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        label="Search"
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setTimeout(() => setValue(text.replace(/\s+/g, ' ')), lateness);
        }}
      />
      <button onClick={() => setValue('crm')}>Other</button>
    </>
  );
}

/** Lets the timers of a time run. */
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Types as a person does who pauses after each text. */
function type(texts: readonly string[], pause: number): void {
  for (const text of texts) {
    fireEvent.change(field(), { target: { value: text } });
    pass(pause / 2);
    expect(field()).toHaveValue(text);
    pass(pause / 2);
    expect(field()).toHaveValue(text);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  onSearch.mockClear();
});
afterEach(() => jest.useRealTimers());

const LEDGER = ['l', 'le', 'led', 'ledg', 'ledge', 'ledger'];

test.each([
  [600, 450, LEDGER],
  [2000, 450, LEDGER],
  [0, 300, LEDGER],
  [1000, 450, ['led', 'ledx', 'led', 'ledg', 'led', 'ledge']],
  [600, 450, ['a ', 'a  ', 'a  b']],
])('%i ms late, typing with %i ms between letters keeps %j', (lateness, pause, texts) => {
  render(<LatePage lateness={lateness} />);
  type(texts, pause);
  pass(3000);
  expect(field()).toHaveValue(texts.at(-1));
});

test('a search from outside arrives, also one that was typed before', () => {
  render(<LatePage lateness={600} />);
  type(['c', 'crm', 'crm x'], 450);
  pass(3000);
  fireEvent.click(screen.getByText('Other'));
  expect(field()).toHaveValue('crm');
});

test('Back shows the search of its entry, whatever is on its way', () => {
  render(<LatePage lateness={600} />);
  type(['crm', 'crm x'], 450);
  fireEvent.popState(window);
  fireEvent.click(screen.getByText('Other'));
  expect(field()).toHaveValue('crm');
});

test('composed text is searched after it is composed, not before', () => {
  render(<LatePage lateness={0} />);
  fireEvent.compositionStart(field());
  type(['に', 'にほ', 'にほん', '日本'], 900);
  fireEvent.submit(field());
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  pass(399);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['日本']]);
});

test('a search that is too long stays whole, says so and is not sent', () => {
  render(<LatePage lateness={0} />);
  type(['a'.repeat(201)], 900);
  fireEvent.submit(field());
  expect(onSearch).not.toHaveBeenCalled();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('A search can have at most 200 characters.');
});
