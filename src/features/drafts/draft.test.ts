import { draftKey, isText, readDraft, writeDraft } from './draft';

const key = draftKey('project-draft', '1', 'new');
const draft = { values: 'Half a title', updatedAt: null };

afterEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is stored in this tab until it is removed', () => {
    writeDraft(key, draft);
    expect(readDraft(key, isText)).toEqual(draft);
    expect(localStorage).toHaveLength(0);
    writeDraft(key, null);
    expect(readDraft(key, isText)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is null when anything else is stored', () => {
    for (const text of [
      'no JSON',
      'null',
      '5',
      '[]',
      '{"updatedAt":null}',
      '{"values":"Half a title"}',
      '{"values":"Half a title","updatedAt":5}',
      '{"values":5,"updatedAt":null}',
    ]) {
      sessionStorage.setItem(key, text);
      expect([text, readDraft(key, isText)]).toEqual([text, null]);
    }
  });

  it('belongs to one form, one user and one record', () => {
    writeDraft(key, draft);
    expect(readDraft(draftKey('review-draft', '1', 'new'), isText)).toBeNull();
    expect(readDraft(draftKey('project-draft', '2', 'new'), isText)).toBeNull();
    expect(readDraft(draftKey('project-draft', '1', '7'), isText)).toBeNull();
  });
});
