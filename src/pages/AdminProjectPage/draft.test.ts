import { draftKey, readDraft, writeDraft, type Draft } from './draft';
import { emptyValues } from './projectValues';

const key = draftKey(1, null);
const draft: Draft = { values: { ...emptyValues, title: 'Half a title' }, updatedAt: null };

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is kept in this tab until it is forgotten', () => {
    writeDraft(key, draft);
    expect(readDraft(key)).toEqual(draft);
    expect(localStorage).toHaveLength(0);
    writeDraft(key, null);
    expect(readDraft(key)).toBeNull();
  });

  it.each([
    'no JSON',
    '[]',
    '{"updatedAt":null}',
    JSON.stringify({ ...draft, values: { ...draft.values, title: 5 } }),
    JSON.stringify({ ...draft, values: { ...draft.values, features: 'none' } }),
    JSON.stringify({ ...draft, values: { ...draft.values, file_upload_id: { id: 'x' } } }),
  ])('that reads %s is none', (text) => {
    sessionStorage.setItem(key, text);
    expect(readDraft(key)).toBeNull();
  });

  it('belongs to one person and one project', () => {
    writeDraft(key, draft);
    expect(readDraft(draftKey(2, null))).toBeNull();
    expect(readDraft(draftKey(1, 7))).toBeNull();
  });
});
