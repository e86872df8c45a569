export { forgetGuestDrafts, hasTexts, isText, type Draft } from './draft';
export { RestoredNotice, useDraft } from './useDraft';
