export { forgetGuestDrafts, isText, type Draft } from './draft';
export { RestoredNotice, useDraft } from './useDraft';
