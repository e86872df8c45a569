import { getConfig } from './shopConfig';

/** The numbers of the specification's section 9. Times are milliseconds, money is rupees. */

export const PROJECTS_PER_PAGE = 12;
export const IDEAS_PER_PAGE = 12;
export const TAGS_PER_CARD = 3;
/** Most projects side by side in a comparison. */
export const MOST_COMPARED = 3;
export const FEATURED_COUNT = 6;
export const LATEST_COUNT = 4;

/** How many cards of a list, side by side on most screens, belong to the first view. */
export const FIRST_CARDS = 3;
export const LIST_SKELETONS = 12;
export const DASHBOARD_SKELETONS = 3;
export const MY_PROJECTS_SKELETONS = 6;
/** Number of own projects from which their list has filters. */
export const MY_PROJECTS_FILTERED_FROM = 4;

export const DASHBOARD_LIST_LIMIT = 5;

export const CURRENCY = 'INR';
export const PROCESSING_FEE = 0;

export const PASSWORD_MIN_LENGTH = 6;
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
/** The longest chat message in characters, as openapi.yaml says. */
export const MESSAGE_MAX_LENGTH = 10_000;
export const PHONE_MAX_DIGITS = 16;
export const MINIMUM_AGE = 18;

export const TOAST_LIMIT = 20;
/** Toast durations of the app shell; null keeps a toast until it is dismissed. */
export const SHELL_TOAST_DURATIONS = {
  blank: 4000,
  error: 5000,
  success: 3000,
  loading: null,
  custom: 4000,
} as const;
/** The library's default toast durations; null keeps a toast until it is dismissed. */
export const LIBRARY_TOAST_DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
  custom: 4000,
} as const;

/** How long a removal from the cart can be undone. */
export const UNDO_MS = 10_000;

export const AUTO_DOWNLOAD_DELAY_MS = 2000;
export const SPLASH_MS = 2500;
export const LOGIN_REDIRECT_DELAY_MS = 1500;
export const TYPING_STOP_MS = 2000;
/** How often a closed chat looks for answers; within a minute they are to be noticed. */
export const UNREAD_POLL_MS = 45_000;

export const SOCKET_PATH = '/socket.io';
export const SOCKET_CONNECT_TIMEOUT_MS = 20_000;
export const SOCKET_RECONNECT_MIN_MS = 1000;
export const SOCKET_RECONNECT_MAX_MS = 5000;
export const SOCKET_JITTER = 0.5;

export const CACHE_STATS_MS = 300_000;
export const CACHE_CATEGORIES_MS = 600_000;
export const CACHE_FEATURED_MS = 300_000;
export const CACHE_LATEST_MS = 300_000;
export const CACHE_SITE_CONTENT_MS = 1_800_000;

export const PAGINATION_BREAKPOINT_PX = 640;
export const PAGINATION_SIBLINGS_NARROW = 1;
export const PAGINATION_SIBLINGS_WIDE = 2;

/** Days of free support after a purchase. */
export const FREE_SUPPORT_DAYS = 30;

/** Days after a purchase within which money is refunded, by reason. */
export const REFUND_DAYS = { notAsDescribed: 30, technicalIssue: 7 } as const;

/** When money is refunded: the sentence that every page quotes. refundReasons.ts lists the cases. */
export const REFUND_SENTENCE = `Money back within ${REFUND_DAYS.notAsDescribed} days if not as described, within ${REFUND_DAYS.technicalIssue} days if it will not run.`;

/**
 * The shop's claims about itself, in the specification's words unless config.json has others, each with the
 * pages that make it. docs/configuration.md says when each of them is true.
 */
export const CLAIMS = {
  /** The project list says how many categories there are. */
  categories: '50+',
  /** The project list says how much of the code is tested. */
  testedCode: '100%',
  /** The promise of support, at any hour for messages; SUPPORT_ANSWERED follows it with when people answer. */
  support: '24/7',
  /** The ideas page says how many templates there are. */
  templates: '106',
  /** The home page's banner says how many ideas there are for education and healthcare. */
  ideasInBanner: '1600+',
  /** The home page and the ideas page say how many ideas the catalogue has. */
  ideasInCatalogue: '12,000+',
  /** The home page's banner announces it until the day in content/announcements.ts. */
  guidanceStart: '1 November 2025',
  /** The project page and the cart promise it. */
  moneyBack: '30-day money-back guarantee',
  /** The internships page says how long a program is. */
  internshipLength: '2 months',
  /** Every purchase includes it. */
  freeSupport: `${FREE_SUPPORT_DAYS} days of free support after purchase`,
  /** The about page shows these four figures, in this order. */
  projectsDelivered: '50+',
  happyClients: '100+',
  years: '5+',
  teamMembers: '10+',
  ...getConfig().claims,
};

/** Key of the chosen colour scheme in browser storage; public/index.html reads it before the app. */
export const COLOR_SCHEME_STORAGE_KEY = 'color-scheme-mode';

/** What every purchase includes (specification, section 2: Project detail and Cart). */
export const PURCHASE_BENEFITS = [
  'Instant download',
  'Lifetime access',
  'Commercial license',
  CLAIMS.moneyBack,
] as const;

/** The id of the style element that the build writes into a prerendered page. */
export const PRERENDERED_STYLES = 'prerendered-styles';

/** The name of the field that searches for projects. */
export const PROJECT_SEARCH_LABEL = 'Search projects...';

/** The most characters of a search, as openapi.yaml states. */
export const SEARCH_MAX_LENGTH = 200;

/** The most pictures of a project, as openapi.yaml states. */
export const PICTURES_MAX = 8;

/** Maximum length of a staff note, in characters. */
export const STAFF_NOTE_MAX_LENGTH = 2000;
