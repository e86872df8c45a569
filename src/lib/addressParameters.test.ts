import { parseChoice, parsePage, parseSearch } from './addressParameters';

describe('the parameters of an address', () => {
  it.each([
    ['3', 3],
    ['1', 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['1.5', 1],
    ['abc', 1],
    ['9007199254740993', 1],
    [null, 1],
  ])('page %p is page %i', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it('take a known choice and nothing else', () => {
    expect(parseChoice(['up', 'down'], 'down', 'up')).toBe('down');
    expect(parseChoice(['up', 'down'], 'DOWN', 'up')).toBe('up');
    expect(parseChoice(['up', 'down'], null, '')).toBe('');
  });

  it('have their search tidied', () => {
    expect(parseSearch('  go \n crm ')).toBe('go crm');
    expect(parseSearch(null)).toBe('');
  });
});
