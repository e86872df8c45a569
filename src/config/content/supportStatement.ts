import { SUPPORT_HOURS } from '@/config/policyFigures';
import { site } from '@/config/site';

/** When support answers: the statement that every page quotes which names hours. */
export const SUPPORT_STATEMENT = `${site.supportPromise}, whenever you write. Live chat: ${SUPPORT_HOURS.liveChat}. Phone line open ${SUPPORT_HOURS.phoneLine}.`;
