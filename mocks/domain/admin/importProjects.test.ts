/** @jest-environment node */
import { importLimits } from '@/config/projectLimits';
import { openShop } from './fakes';
import { importProjects } from './importProjects';

const HEADER = 'title,short_description,description,base_price';
const DESCRIPTION = 'For small harbours of up to fifty berths.';
const SHORT = 'Berths and bills in one place.';

const row = (title: string, price = '4999') => `${title},${SHORT},${DESCRIPTION},${price}`;
const file = (...lines: string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

function open() {
  const { store, context } = openShop();
  const run = (bytes: Uint8Array, isDryRun = false) => importProjects(context, bytes, isDryRun);
  const problemsOf = (...lines: string[]) => run(file(HEADER, ...lines), true).problems;
  return { store, run, problemsOf, size: () => store.projects.all().length };
}

describe('a file of projects', () => {
  it('is validated without adding anything, then its valid lines are added', () => {
    const { store, run, size } = open();
    const before = size();
    const bytes = file(HEADER, row('Harbour Booking'), row('', 'free'), row('Berth Plan', '49.50'));
    const judged = run(bytes, true);
    expect(judged).toEqual({
      is_dry_run: true,
      projects: [
        { line: 2, title: 'Harbour Booking', id: null },
        { line: 4, title: 'Berth Plan', id: null },
      ],
      problems: [
        { line: 3, column: 'title', message: 'Title is required' },
        {
          line: 3,
          column: 'base_price',
          message: 'Price must be a number of rupees such as 4999 or 4999.50',
        },
      ],
      ignored_columns: [],
    });
    expect(size()).toBe(before);
    const added = run(bytes);
    expect(added.projects.map(({ title }) => title)).toEqual(['Harbour Booking', 'Berth Plan']);
    expect(store.projects.get(added.projects[1]!.id!)).toMatchObject({
      title: 'Berth Plan',
      pricePaise: 4950,
      isActive: false,
      category: null,
    });
    expect(size()).toBe(before + 2);
  });

  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)'])('refuses the formula %s in a text', (text) => {
    const { problemsOf } = open();
    expect(problemsOf(row(text))).toEqual([
      {
        line: 2,
        column: 'title',
        message: `The text begins with ${text.charAt(0)}, which spreadsheets run as a formula. Begin it with a letter.`,
      },
    ]);
  });

  it('names both lines of a duplicate title', () => {
    const { problemsOf } = open();
    expect(problemsOf(row('Harbour'), row('Other'), row(' HARBOUR '))).toEqual([
      {
        line: 4,
        column: 'title',
        message: 'Line 2 has the same title. Remove one of them, or change the title.',
      },
    ]);
  });
});

describe('a file that cannot be read', () => {
  const utf16 = (text: string) =>
    Uint8Array.from([
      0xff,
      0xfe,
      ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat(),
    ]);
  const many = Array.from({ length: 20_000 }, (_line, index) => `P${index},a,b,1`);

  it.each([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['a zip file', Uint8Array.from([0x50, 0x4b, 3, 4]), 'This is a zip file or an Excel workbook'],
    ['UTF-16', utf16(HEADER), 'The file is in UTF-16'],
    ['UTF-16 without a mark', utf16(HEADER).slice(2), 'The file is in UTF-16'],
    ['Latin-1', Uint8Array.from([0x43, 0x61, 0x66, 0xe9]), 'The file is not in UTF-8'],
    ['empty lines', file('', ''), 'The first line does not name the columns title,'],
    ['no header', file(row('Harbour')), 'The first line does not name the columns title,'],
    [
      'a missing column',
      file('title,short_description,description', 'a,b,c'),
      'The first line does not name the column base_price. Add what is missing',
    ],
    ['a column twice', file(`${HEADER},Title`, 'x'), 'The column title is there twice.'],
    ['a header alone', file(HEADER), 'The file has no projects below its first line.'],
    [
      '20,000 lines',
      file(HEADER, ...many),
      'The file has 20,000 projects; at most 500 can be imported at once. Split it',
    ],
    [
      'too many bytes',
      new Uint8Array(importLimits.bytes + 1),
      'The file has more than 2 MB. Split it',
    ],
  ])('such as %s is refused with what to do', (_what, bytes, message) => {
    const { run, size } = open();
    const before = size();
    expect(() => run(bytes)).toThrow(message);
    expect(size()).toBe(before);
  });
});
