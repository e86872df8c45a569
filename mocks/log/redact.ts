/** Replaces a secret. */
const REDACTED = '[left out]';

const SECRET_WORDS = 'password|passwd|token|secret|authorization|cookie|cvv|api[-_]?key';
const SECRET_NAME = new RegExp(SECRET_WORDS, 'i');
/** A secret field in truncated JSON; its quotes are escaped if it is nested in other JSON. */
const SECRET_FIELD = new RegExp(
  `("[^"]*(?:${SECRET_WORDS})[^"]*"\\s*:\\s*\\\\*")(?:[^"\\\\]|\\\\.)*`,
  'gi',
);
const SECRET_ELEMENT = new RegExp(
  `(<[\\w:.-]*(?:${SECRET_WORDS})[\\w:.-]*(?:\\s[^<>]*)?>)[^<]+`,
  'gi',
);
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

function redactPlainText(text: string): string {
  return text
    .replace(SECRET_FIELD, `$1${REDACTED}`)
    .replace(SECRET_ELEMENT, `$1${REDACTED}`)
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

function redactSecret(value: unknown): unknown {
  if (typeof value === 'number') return 0;
  return value === null || typeof value === 'boolean' ? value : REDACTED;
}

/** Returns a copy of a JSON value with passwords, tokens and full card numbers redacted. */
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

/** Redacts the secrets in a URL's query and its credentials. */
export function redactUrl(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) {
    if (SECRET_NAME.test(name)) url.searchParams.set(name, REDACTED);
  }
  url.username = '';
  url.password = '';
  return url.toString();
}
