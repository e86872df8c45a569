import { keepOwnedTitles, readOwnedTitles } from './ownedTitles';

const stored = () => localStorage.getItem('owned-titles');
const titles = (count: number) => Array.from({ length: count }, (_, index) => `Project ${index}`);

afterEach(() => localStorage.clear());

it('keeps the titles of owned projects', () => {
  keepOwnedTitles(['Leadwell', 'Harbour Booking']);
  expect(readOwnedTitles()).toEqual(['Leadwell', 'Harbour Booking']);
});

it.each([null, []])('keeps nothing for %p', (none) => {
  keepOwnedTitles(['Leadwell']);
  keepOwnedTitles(none);
  expect(stored()).toBeNull();
  expect(readOwnedTitles()).toEqual([]);
});

it('writes only what has changed, so that other tabs are not told without need', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  keepOwnedTitles(['Leadwell']);
  keepOwnedTitles(['Leadwell']);
  expect(write).toHaveBeenCalledTimes(1);
});

it('keeps and reads the first 200', () => {
  keepOwnedTitles(titles(201));
  expect(JSON.parse(stored()!)).toEqual(titles(200));
  localStorage.setItem('owned-titles', JSON.stringify(titles(201)));
  expect(readOwnedTitles()).toEqual(titles(200));
});

it('reads the texts of a list only', () => {
  localStorage.setItem('owned-titles', JSON.stringify(['Leadwell', 5, null, { length: 1 }]));
  expect(readOwnedTitles()).toEqual(['Leadwell']);
});

it.each(['', '{', '{}', '"Leadwell"', 'null', '5'])('reads nothing from %p', (text) => {
  localStorage.setItem('owned-titles', text);
  expect(readOwnedTitles()).toEqual([]);
});
