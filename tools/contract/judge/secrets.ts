import type { Finding } from './finding';

const SECRET_NAME =
  /^(pass(word|wd|code|phrase)?|pwd|salt|hash|secret)$|pass(word|wd)_?(hash|salt)/i;
/** bcrypt, argon2, scrypt and PBKDF2 as they are commonly written. */
const HASH = /^(\$2[abxy]?\$\d\d\$|\$argon2|\$scrypt\$|\$pbkdf2|pbkdf2[:_$])/i;
/** Names of wrong fields are keys here; what stands with them is a sentence about the field. */
const FIELD_ERRORS = 'errors';

/** Everything in a JSON answer that looks like a password or its hash, or is one of `secrets`. */
export function findSecrets(json: unknown, secrets: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const report = (pointer: string, what: string) =>
    findings.push({
      rule: 'secret',
      pointer,
      message: `${pointer || 'The body'} ${what}`,
      expected: 'no password and no hash in any answer',
    });

  function visit(value: unknown, pointer: string, name: string, parent: string): void {
    if (typeof value === 'string') {
      if (parent !== FIELD_ERRORS && SECRET_NAME.test(name) && value) {
        report(pointer, 'is named like a secret');
      } else if (HASH.test(value)) report(pointer, 'holds the hash of a password');
      else if (secrets.includes(value)) report(pointer, 'holds a password that was sent');
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        visit(entry, `${pointer}/${key}`, key, Array.isArray(value) ? parent : name);
      }
    }
  }

  visit(json, '', '', '');
  return findings;
}
