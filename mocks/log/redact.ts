/** Stands in place of a secret. */
export const REDACTED = '[left out]';

/** Longer bodies are truncated to this many characters. */
export const LONGEST_BODY = 400_000;

const SECRET_WORDS = 'password|passwd|token|secret|authorization|cookie|cvv|api[-_]?key';
const SECRET_NAME = new RegExp(SECRET_WORDS, 'i');

// The input is untrusted, so every expression takes linear time: no two of its parts can match the
// same characters at one position. Names are compared separately, once they are known to be names.

/** A field's name in truncated JSON, up to its text; quotes are escaped in JSON in other JSON. */
const FIELD_NAME = /"([^"]*)"\s*:\s*\\*"/g;
/** The start of an element, up to its text. */
const ELEMENT = /<([\w:.-]+)(?:\s[^<>]*)?>/g;
/**
 * A secret in a form or in a line such as a header: the end of its name, and everything up to the
 * next field.
 */
const SECRET_PAIR = new RegExp(
  `((?:${SECRET_WORDS})[\\w.%[\\]-]{0,40}[ \\t]*[=:][ \\t]*)[^&\\r\\n]+`,
  'gi',
);
const JSON_WEB_TOKEN = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}(\.[\w-]+)?\b/g;
const BEARER = /\bBearer\s+\S+/gi;
/** All card digits but the last four. */
const CARD_DIGITS = /\b\d{8,15}(?=\d{4}\b)/g;

/** Returns the end of a JSON text that starts at `start`: its closing quote, or the text's end. */
function endOfField(text: string, start: number): number {
  let end = start;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return Math.min(end, text.length);
}

/** Returns the end of an element's text: the next tag, or the text's end. */
function endOfElement(text: string, start: number): number {
  const end = text.indexOf('<', start);
  return end === -1 ? text.length : end;
}

/** Redacts what follows each secret name that `opening` finds, up to the end that `findEnd` returns. */
function redactAfter(
  text: string,
  opening: RegExp,
  findEnd: (text: string, start: number) => number,
): string {
  const kept: string[] = [];
  const pattern = new RegExp(opening);
  let from = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [{ length }, name = ''] = match;
    const start = match.index + length;
    const end = SECRET_NAME.test(name) ? findEnd(text, start) : start;
    if (end > start) {
      kept.push(text.slice(from, start), REDACTED);
      from = end;
      pattern.lastIndex = end;
    } else {
      // The closing quote of this name may be the opening quote of the next.
      pattern.lastIndex = match.index + 1;
    }
  }
  return kept.join('') + text.slice(from);
}

function redactPlainText(text: string): string {
  return redactAfter(redactAfter(text, FIELD_NAME, endOfField), ELEMENT, endOfElement)
    .replace(SECRET_PAIR, `$1${REDACTED}`)
    .replace(BEARER, `Bearer ${REDACTED}`)
    .replace(JSON_WEB_TOKEN, REDACTED);
}

/** Redacts passwords and tokens in any text; JSON stays valid JSON. */
export function redactText(text: string): string {
  if (!/^\s*[[{]/.test(text)) return redactPlainText(text);
  try {
    return JSON.stringify(redactValue(JSON.parse(text)));
  } catch {
    return redactPlainText(text);
  }
}

/** Redacts passwords and tokens in a body, truncated first because the search takes linear time. */
export const redactBody = (text: string): string => redactText(text.slice(0, LONGEST_BODY));

function redactSecret(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  return value === null || typeof value === 'boolean' ? value : REDACTED;
}

/** Returns a copy of a JSON value with passwords, tokens and full card numbers redacted. */
function redactValue(value: unknown): unknown {
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

/** Redacts headers; names are in lower case. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      // The scheme is not secret.
      if (name === 'authorization') return [name, value.replace(/^(\S+ )?.*$/, `$1${REDACTED}`)];
      return [name, SECRET_NAME.test(name) ? REDACTED : redactText(value)];
    }),
  );
}

/** Redacts the secrets in a URL's query and fragment, and its credentials. */
export function redactUrl(address: string): string {
  const url = new URL(address);
  const parameters = [...url.searchParams];
  if (parameters.some(([name]) => SECRET_NAME.test(name))) {
    const redacted = parameters.map(([name, value]) => [
      name,
      SECRET_NAME.test(name) ? REDACTED : value,
    ]);
    url.search = new URLSearchParams(redacted).toString();
  }
  url.hash = redactPlainText(url.hash);
  url.username = '';
  url.password = '';
  return url.toString();
}
