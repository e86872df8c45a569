import type { StorageKey } from '@/config/browserStorage';

type StoredData = {
  /** Its keys in browser storage. */
  keys: readonly StorageKey[];
  what: string;
  why: string;
  until: string;
};

/** Data that the shop stores in the browser. */
export const storedData: readonly StoredData[] = [
  {
    keys: ['token'],
    what: 'Login token',
    why: 'Keeps you signed in',
    until: 'You log out, or it is no longer valid',
  },
  {
    keys: ['cart'],
    what: 'Cart',
    why: 'Remembers the projects you chose',
    until: 'You empty the cart or clear your browser data',
  },
  {
    keys: ['favourites', 'kept-ideas', 'compared-projects'],
    what: 'Favourites, kept ideas and the projects you compare',
    why: 'Remembers what you marked',
    until: 'You unmark them or clear your browser data',
  },
  {
    keys: ['checkout'],
    what: 'Checkout of your cart',
    why: 'Lets you go on where you were interrupted: it holds the projects, their prices, what became of each, and the number of your account',
    until: 'You leave the checkout or clear your browser data',
  },
  {
    keys: ['payment'],
    what: 'Payments that are not confirmed yet',
    why: 'Bring you the project although its payment was interrupted: each holds the project, order number, the time at which the payment was opened, payment ID, signature of the payment provider, and the number of your account',
    until: 'The payment is confirmed, cancelled or dismissed, or you clear your browser data',
  },
  {
    keys: ['color-scheme-mode', 'projects-layout', 'my-projects-layout'],
    what: 'Colour scheme and list layout',
    why: 'Show the website the way you chose',
    until: 'You clear your browser data',
  },
  {
    keys: ['remembered-email'],
    what: 'Email address, only if you ticked Remember me',
    why: 'Fills in the login form on your next visit; your password is never kept',
    until: 'You log in without Remember me or clear your browser data',
  },
  {
    keys: ['stale-chunk-reload'],
    what: 'Time of an automatic page reload',
    why: 'Prevents one reload after another when the website was updated',
    until: 'You close the tab',
  },
  {
    keys: ['project-draft', 'reply-draft', 'answer-draft', 'note-draft'],
    what: 'Drafts of project pages, of chat replies, of answers to reviews and questions and of notes on refunds, for our staff only',
    why: 'Bring back what was typed and not saved',
    until: 'The draft is saved, sent or discarded, or the tab is closed',
  },
  {
    keys: ['review-draft', 'question-draft'],
    what: 'Drafts of your reviews and questions',
    why: 'Bring back what you had typed and not posted',
    until: 'You post or discard them, or close the tab',
  },
  {
    keys: ['refund-draft'],
    what: 'Drafts of your requests for a refund',
    why: 'Bring back what you had typed and not sent',
    until: 'You send or discard the request, or close the tab',
  },
  {
    keys: ['invoice-draft'],
    what: 'Business name and GSTIN that you typed for an invoice',
    why: 'Bring back what you had typed and not sent',
    until: 'The invoice is issued, or you discard them or close the tab',
  },
  {
    keys: ['chat-draft'],
    what: 'Draft of your message in the support chat',
    why: 'Brings back what you had typed and not sent',
    until: 'You send or delete it, or close the tab',
  },
  {
    keys: ['login-draft'],
    what: 'Email address that you typed to log in or because you forgot your password',
    why: 'Brings it back after a reload; your password is never kept',
    until: 'You log in, ask for a link or close the tab',
  },
  {
    keys: ['registration-draft', 'profile-draft'],
    what: 'Name, email address and phone number that you typed into the registration or your profile',
    why: 'Brings them back after a reload; your password is never kept',
    until: 'You send or discard them, or close the tab',
  },
];
