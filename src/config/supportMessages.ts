import { formatCount } from '@/lib/counts';

/** How long a note of staff may be. */
export const STAFF_NOTE_MAX_LENGTH = 2000;

/** What staff read about notes and hand-overs in the inbox, extensions of the specification. */
export const supportMessages = {
  noteAdded: 'The note was added',
  noteFailed: 'The note could not be added',
  noteTooLong: `A note can have at most ${formatCount(STAFF_NOTE_MAX_LENGTH)} characters. Please shorten it.`,
  nobody: 'Nobody takes care of this conversation now',
  yours: 'You take care of this conversation now',
  handedTo: (name: string) => `${name} takes care of this conversation now`,
  handOverFailed: 'The conversation could not be handed over',
  colleaguesFailed: 'Your colleagues could not be loaded.',
} as const;
