export { RestoredNotice } from './RestoredNotice';
export { useDraft } from './useDraft';
