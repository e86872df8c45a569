import type { ReceivedResponse } from '../exchange/types';
import type { Finding } from './finding';

const SECRET_NAME = /passw|pwd|salt|^(pass(code|phrase)?|hash|secret)$/i;
/** Matches the common formats of bcrypt, argon2, scrypt and PBKDF2 hashes. */
const HASH = /\$2[abxy]?\$\d\d\$|\$argon2|\$scrypt\$|\$pbkdf2|^pbkdf2[:_$]/i;
/** The property whose keys are field names and whose values are error messages. */
const FIELD_ERRORS = 'errors';
const BAD_REQUEST = 400;
/** Matches times: the time of a password change is not a secret. */
const TIME = /^\d{4}-\d\d-\d\dT/;
/** Matches secrets that may occur in a response by chance: words, numbers and short texts. */
const COMMON = /^([a-z]+|\d+|.{1,7})$/i;

type Secret = { plain: string; encoded: string; isCommon: boolean };

const toSecret = (plain: string): Secret => ({
  plain,
  encoded: encodeURIComponent(plain),
  isCommon: COMMON.test(plain),
});

/**
 * Returns whether a text contains a secret, plain or URL-encoded. A common secret must be the whole
 * text, and is ignored in error messages of fields.
 */
function contains(text: string, secret: Secret, isAboutFields: boolean): boolean {
  const { plain, encoded, isCommon } = secret;
  if (isCommon) return text === plain && !isAboutFields;
  return text.includes(plain) || (encoded !== plain && text.includes(encoded));
}

/**
 * Returns whether a value may be or contain a password. In an error response, a text with spaces
 * counts as a message.
 */
function mayBePassword(value: unknown, isError: boolean): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((entry) => mayBePassword(entry, isError));
  }
  if (typeof value !== 'string') return typeof value === 'number';
  return value !== '' && !TIME.test(value) && !(isError && /\s/.test(value));
}

/**
 * Finds everything in a response that looks like a password or a hash, or is one of `secrets`. Field
 * names are checked only in JSON.
 */
export function findSecrets(
  { status, text, json }: ReceivedResponse,
  secrets: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  const isError = status >= BAD_REQUEST;
  const sought = secrets.map(toSecret);
  const report = (pointer: string, what: string) =>
    findings.push({
      rule: 'secret',
      pointer,
      message: `${pointer || 'The body'} ${what}`,
      expected: 'no password and no hash in any response',
    });

  function visit(value: unknown, pointer: string, isAboutFields: boolean): void {
    if (typeof value === 'string') {
      if (HASH.test(value)) report(pointer, 'contains a password hash');
      else if (sought.some((secret) => contains(value, secret, isAboutFields))) {
        report(pointer, 'contains a password that was sent');
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, entry] of Object.entries(value)) {
        const place = `${pointer}/${name}`;
        const isNamed = !isAboutFields && SECRET_NAME.test(name);
        if (isNamed && mayBePassword(entry, isError)) report(place, 'has the name of a secret');
        else visit(entry, place, isAboutFields || name === FIELD_ERRORS);
      }
    }
  }

  visit(json === undefined ? text : json, '', false);
  return findings;
}
