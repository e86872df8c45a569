/** @jest-environment node */
import { hasShape, readColumns, readRecords, readText, readTexts, readTitle } from './read';
import type { ResponseShape } from './read';

it('a text is read from text, a number or a list of texts', () => {
  for (const [value, text] of [
    [' Clinic ', ' Clinic '],
    [42, '42'],
    [0, '0'],
    [['One', 7, null, { en: 'x' }, 'two'], 'One two'],
    [[7], ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ en: 'Text' }, ''],
  ] as const) {
    expect([value, readText(value)]).toEqual([value, text]);
  }
  expect(readText(['One, two', 'three'], '\n')).toBe('One, two\nthree');
});

it('a title that is missing has a placeholder', () => {
  for (const [value, title] of [
    [' Clinic ', 'Clinic'],
    [42, '42'],
    ['  ', 'Untitled project'],
    ['\u200b', 'Untitled project'],
    ['Cut \ud83d', 'Cut \ufffd'],
    [null, 'Untitled project'],
  ] as const) {
    expect([value, readTitle(value)]).toEqual([value, title]);
  }
});

it('texts are read from a list or a single text', () => {
  for (const [value, texts] of [
    ['One, two', ['One, two']],
    [
      ['', 'One', 5, null, {}, ['b', 'c']],
      ['One', '5', 'b c'],
    ],
    ['', []],
    [undefined, []],
    [{ en: 'One' }, []],
  ] as const) {
    expect([value, readTexts(value)]).toEqual([value, texts]);
  }
});

it('records are the objects of a list', () => {
  for (const [value, records] of [
    [[null, 'text', { id: 1 }, [2]], [{ id: 1 }]],
    [{ id: 1 }, []],
    [null, []],
  ] as const) {
    expect([value, readRecords(value)]).toEqual([value, records]);
  }
});

it('ids, flags and counts are numbers and booleans, whatever a database sends', () => {
  for (const [name, value, read] of [
    ['id', '5', 5],
    ['id', 'order_5', 'order_5'],
    ['id', null, null],
    ['conversationId', '7', 7],
    ['conversationId', 'seven', 'seven'],
    ['is_active', 0, false],
    ['is_active', '0', false],
    ['is_active', 1, true],
    ['is_active', '1', true],
    ['is_active', false, false],
    ['is_active', 2, 2],
    ['is_active', null, null],
    ['can_refund', '0', false],
    ['hasPurchased', 0, false],
    ['total', '12', 12],
    ['total', 'many', 0],
    ['total_pages', '3', 3],
    ['total_pages', null, 0],
    ['download_count', '12', 12],
    ['base_price', '10.00', '10.00'],
    ['razorpay_order_id', '12', '12'],
    ['totals', { revenue: '1' }, { revenue: '1' }],
    ['this_id', '1', '1'],
  ] as const) {
    expect([name, value, readColumns({ [name]: value })]).toEqual([name, value, { [name]: read }]);
  }
  expect(
    readColumns([
      { projects: [{ id: '1', is_active: 0, tags: ['0', '1'] }, null] },
      { pagination: { total: '2', next: null } },
    ]),
  ).toEqual([
    { projects: [{ id: 1, is_active: false, tags: ['0', '1'] }, null] },
    { pagination: { total: 2, next: null } },
  ]);
  for (const value of [null, undefined, 'text', 7, true]) expect(readColumns(value)).toBe(value);
});

it('a response has a shape when each field is of its kind', () => {
  const rows: [ResponseShape[string], unknown, boolean][] = [
    ['records', [], true],
    ['records', [{}, { id: 1 }], true],
    ['records', [{}, null], false],
    ['records', {}, false],
    ['record', {}, true],
    ['record', [], false],
    ['record', null, false],
    ['entities', [{ id: 1 }, { id: '2' }], true],
    ['entities', [{ id: 1 }, {}], false],
    ['entities', [null], false],
    ['entities', { id: 1 }, false],
    ['entity', { id: 0 }, true],
    ['entity', { id: null, conversationId: 5 }, true],
    ['entity', { id: 1, conversationId: 'five' }, true],
    ['entity', { id: 'one' }, false],
    ['entity', [], false],
    ['texts', ['Education', ''], true],
    ['texts', ['Education', 5], false],
    ['texts', 'Education', false],
    ['boolean', false, true],
    ['boolean', 1, false],
    ['id', '5', true],
    ['id', 'five', false],
    ['id', null, false],
  ];
  for (const [kind, value, isOfKind] of rows) {
    expect([kind, value, hasShape({ field: value }, { field: kind })]).toEqual([
      kind,
      value,
      isOfKind,
    ]);
  }
  const shape = { project: 'entity', files: 'records' } as const;
  expect(hasShape({ project: { id: 1 }, files: [], total: 2 }, shape)).toBe(true);
  expect(hasShape({ project: { id: 1 } }, shape)).toBe(false);
  expect(hasShape({}, {})).toBe(true);
  for (const response of [null, undefined, 'text', 5, []]) {
    expect([response, hasShape(response, {})]).toEqual([response, false]);
  }
});
