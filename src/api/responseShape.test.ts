/** @jest-environment node */
import { hasShape, type ResponseShape } from './read';

type Kind = ResponseShape[string];

it.each<[Kind, unknown, boolean]>([
  ['records', [], true],
  ['records', [{}, { id: 1 }], true],
  ['records', [{}, null], false],
  ['records', ['text'], false],
  ['records', {}, false],
  ['records', undefined, false],
  ['record', {}, true],
  ['record', [], false],
  ['record', null, false],
  ['entities', [], true],
  ['entities', [{ id: 1 }, { id: '2' }], true],
  ['entities', [{ id: 1 }, {}], false],
  ['entities', [null], false],
  ['entities', { id: 1 }, false],
  ['entity', { id: 0 }, true],
  ['entity', { conversationId: 5 }, true],
  ['entity', { id: null, conversationId: 5 }, true],
  ['entity', { id: 1, conversationId: 'five' }, true],
  ['entity', { id: 'one' }, false],
  ['entity', {}, false],
  ['entity', null, false],
  ['entity', [], false],
  ['texts', [], true],
  ['texts', ['Education', ''], true],
  ['texts', ['Education', 5], false],
  ['texts', 'Education', false],
  ['boolean', false, true],
  ['boolean', true, true],
  ['boolean', 1, false],
  ['boolean', undefined, false],
  ['id', 5, true],
  ['id', '5', true],
  ['id', 'five', false],
  ['id', null, false],
])('a field of the kind "%s" with %j has it: %p', (kind, value, isOfKind) => {
  expect(hasShape({ field: value }, { field: kind })).toBe(isOfKind);
});

describe('a response', () => {
  it('has a shape with all its fields, and may have more', () => {
    const shape = { project: 'entity', files: 'records' } as const;
    expect(hasShape({ project: { id: 1 }, files: [], total: 2 }, shape)).toBe(true);
    expect(hasShape({ project: { id: 1 } }, shape)).toBe(false);
    expect(hasShape({ files: [] }, shape)).toBe(false);
  });

  it.each([null, undefined, 'text', 5, []])('that is %j has no shape at all', (response) => {
    expect(hasShape(response, {})).toBe(false);
  });

  it('that is an object has a shape without fields', () => {
    expect(hasShape({}, {})).toBe(true);
  });
});
