import { countCharacters } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { DomainError } from './errors';

/** The fields that a client sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** Limits of a text in characters, and what to say about one that is too short or too long. */
type TextRule = { min?: number; max: number; tooShort?: string; tooLong: string };

/** Throws `badRequest` with a message, which is that of a field if one is named. */
export function reject(message: string, field?: string): never {
  throw new DomainError('badRequest', message, field ? { [field]: message } : undefined);
}

/** Throws `badRequest` with a message unless a field is valid. */
export function requireField(isValid: boolean, message: string): asserts isValid {
  if (!isValid) reject(message);
}

/** Control characters except line breaks. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Trims a text and removes undisplayable characters; empty if nothing can be seen of it. */
export function toPlainText(text: string): string {
  return trimVisible(text.replaceAll('\r\n', '\n').replace(CONTROLS, ''));
}

/** Joins the lines of a text into one. */
export const toLine = (text: string) => text.replace(/\s+/g, ' ');

/** Reads a text, cleaned; any other value counts as empty. Throws `badRequest` if it breaks the rule. */
export function readText(
  value: unknown,
  { min = 0, max, tooShort = '', tooLong }: TextRule,
  clean = toPlainText,
): string {
  const text = typeof value === 'string' ? clean(value) : '';
  const length = countCharacters(text);
  requireField(length >= min, tooShort);
  requireField(length <= max, tooLong);
  return text;
}

/** What reads each field; throws a DomainError if its value is invalid. */
type Readers<Values> = { readonly [Field in keyof Values]: (value: unknown) => Values[Field] };

/** Reads each field with its reader, and returns the message of each invalid one as well. */
export function tryFields<Values extends object>(fields: Fields, readers: Readers<Values>) {
  const values: Partial<Values> = {};
  const problems: Record<string, string> = {};
  for (const field in readers) {
    try {
      values[field] = readers[field](fields[field]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems[field] = error.message;
    }
  }
  return { values, problems };
}

/** Reads each field with its reader; throws `badRequest` with a message for each invalid one. */
export function readFields<Values extends object>(
  fields: Fields,
  readers: Readers<Values>,
): Values {
  const { values, problems } = tryFields(fields, readers);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new DomainError('badRequest', first, problems);
  return values as Values;
}
