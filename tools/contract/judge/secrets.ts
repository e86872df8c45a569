import type { Answer } from '../exchange/types';
import type { Finding } from './finding';

const SECRET_NAME = /passw|pwd|salt|^(pass(code|phrase)?|hash|secret)$/i;
/** bcrypt, argon2, scrypt and PBKDF2 as they are commonly written. */
const HASH = /\$2[abxy]?\$\d\d\$|\$argon2|\$scrypt\$|\$pbkdf2|^pbkdf2[:_$]/i;
/** Names of wrong fields are keys here; what stands with them is a sentence about the field. */
const FIELD_ERRORS = 'errors';
const BAD_REQUEST = 400;
/** When a password was changed is no secret. */
const TIME = /^\d{4}-\d\d-\d\dT/;
/** Words and numbers may stand in an answer by themselves, and so may whatever is short. */
const BY_CHANCE = /^([a-z]+|\d+|.{1,7})$/i;

/**
 * True for a text that holds a secret, as it was sent or as an address has it. What names a wrong field
 * may be a word that somebody has as a password.
 */
function holds(text: string, secret: string, isAboutFields: boolean): boolean {
  if (BY_CHANCE.test(secret)) return text === secret && !isAboutFields;
  return text.includes(secret) || text.includes(encodeURIComponent(secret));
}

/** True for what may be a password, or has one in it; a refusal may say in a sentence what it misses. */
function mayBePassword(value: unknown, isRefusal: boolean): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((entry) => mayBePassword(entry, isRefusal));
  }
  if (typeof value !== 'string') return typeof value === 'number';
  return value !== '' && !TIME.test(value) && !(isRefusal && /\s/.test(value));
}

/**
 * Everything in an answer that looks like a password or its hash, or is one of `secrets`; in a text
 * that is no JSON, what it holds and not how it is named.
 */
export function findSecrets({ status, text, json }: Answer, secrets: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const isRefusal = status >= BAD_REQUEST;
  const report = (pointer: string, what: string) =>
    findings.push({
      rule: 'secret',
      pointer,
      message: `${pointer || 'The body'} ${what}`,
      expected: 'no password and no hash in any answer',
    });

  function visit(value: unknown, pointer: string, isAboutFields: boolean): void {
    if (typeof value === 'string') {
      if (HASH.test(value)) report(pointer, 'holds the hash of a password');
      else if (secrets.some((secret) => holds(value, secret, isAboutFields))) {
        report(pointer, 'holds a password that was sent');
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, entry] of Object.entries(value)) {
        const place = `${pointer}/${name}`;
        const isNamed = !isAboutFields && SECRET_NAME.test(name);
        if (isNamed && mayBePassword(entry, isRefusal)) report(place, 'is named like a secret');
        else visit(entry, place, isAboutFields || name === FIELD_ERRORS);
      }
    }
  }

  visit(json === undefined ? text : json, '', false);
  return findings;
}
