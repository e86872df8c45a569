import { draftKey, readDraft, writeDraft } from './draft';
import { isText } from './draftValues';

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

  it.each([
    'no JSON',
    'null',
    '5',
    '[]',
    '{"updatedAt":null}',
    '{"values":"Half a title"}',
    '{"values":"Half a title","updatedAt":5}',
    '{"values":5,"updatedAt":null}',
  ])('is null when %s is stored', (text) => {
    sessionStorage.setItem(key, text);
    expect(readDraft(key, isText)).toBeNull();
  });

  it('belongs to one form, one user and one record', () => {
    writeDraft(key, draft);
    expect(readDraft(draftKey('message-draft', '1', 'new'), isText)).toBeNull();
    expect(readDraft(draftKey('project-draft', '2', 'new'), isText)).toBeNull();
    expect(readDraft(draftKey('project-draft', '1', '7'), isText)).toBeNull();
  });
});
