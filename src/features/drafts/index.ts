export { hasTexts, isText } from './draft';
export { RestoredNotice, useDraft } from './useDraft';
