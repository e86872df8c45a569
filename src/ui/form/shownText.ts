import { string } from 'yup';
import { trimVisible } from '@/lib/visibleText';

/**
 * The rule of every text that people read: it is trimmed, and one of invisible letters alone counts as
 * empty. `trimVisible` makes the value that is sent.
 */
export const shownText = () =>
  string().transform((text: unknown) => (typeof text === 'string' ? trimVisible(text) : text));
