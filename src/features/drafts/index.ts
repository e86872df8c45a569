export { hasTexts, isText } from './draftValues';
export { RestoredNotice } from './RestoredNotice';
export { useDraft } from './useDraft';
