/** Stands where something secret was. */
const LEFT_OUT = '[left out]';

const SECRET_NAME = /password|passwd|token|secret|authorization|cookie|cvv|api[-_]?key/i;
/** A secret field in a text that is no whole JSON. */
const SECRET_FIELD =
  /("[^"]*(?:password|passwd|token|secret|authorization|cookie|cvv|api[-_]?key)[^"]*"\s*:\s*")(?:[^"\\]|\\.)*/gi;
const JSON_WEB_TOKEN = /\b[\w-]{16,}\.[\w-]{16,}(\.[\w-]+)?\b/g;
const BEARER = /\bBearer\s+\S+/gi;
/** All but the last four digits. */
const CARD_DIGITS = /\b\d{8,15}(?=\d{4}\b)/g;

function redactText(text: string): string {
  return text
    .replace(SECRET_FIELD, `$1${LEFT_OUT}`)
    .replace(BEARER, `Bearer ${LEFT_OUT}`)
    .replace(JSON_WEB_TOKEN, LEFT_OUT);
}

function redactSecret(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  return value === null || typeof value === 'boolean' ? value : LEFT_OUT;
}

/** A copy of a value of JSON without passwords, tokens and whole card numbers. */
export function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(redactValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (SECRET_NAME.test(name)) return [name, redactSecret(field)];
      if (name === 'number' && typeof field === 'string') {
        return [name, field.replace(CARD_DIGITS, (digits) => '•'.repeat(digits.length))];
      }
      return [name, redactValue(field)];
    }),
  );
}

/** A body without passwords and tokens; JSON stays JSON. */
export function redactBody(body: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(body)));
  } catch {
    return redactText(body);
  }
}

/** Headers as they may be kept, their names in lower case. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      if (/^authorization$/i.test(name)) return [name, value.replace(/\S+$/, LEFT_OUT)];
      return [name, SECRET_NAME.test(name) ? LEFT_OUT : value];
    }),
  );
}

/** An address without the secrets in its query. */
export function redactUrl(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (SECRET_NAME.test(name)) url.searchParams.set(name, LEFT_OUT);
  }
  url.username = '';
  url.password = '';
  return url.toString();
}
