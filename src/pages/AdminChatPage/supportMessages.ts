import { STAFF_NOTE_MAX_LENGTH } from '@/config/constants';
import { formatCount } from '@/lib/numbers';

/** Messages of the inbox about notes and assignment (extension). */
export const supportMessages = {
  noteAdded: 'The note was added',
  noteFailed: 'The note could not be added',
  noteTooLong: `A note can have at most ${formatCount(STAFF_NOTE_MAX_LENGTH)} characters. Please shorten it.`,
  nobody: 'This conversation is unassigned now',
  yours: 'This conversation is assigned to you now',
  handedTo: (name: string) => `This conversation is assigned to ${name} now`,
  handOverFailed: 'The conversation could not be handed over',
  colleaguesFailed: 'Your colleagues could not be loaded.',
} as const;
