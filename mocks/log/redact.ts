/** Stands where something secret was. */
const LEFT_OUT = '[left out]';

const SECRET_WORDS = 'password|passwd|token|secret|authorization|cookie|cvv|api[-_]?key';
const SECRET_NAME = new RegExp(SECRET_WORDS, 'i');
/** A secret field in JSON that is cut off; its quotes are escaped when it stood in other JSON. */
const SECRET_FIELD = new RegExp(
  `("[^"]*(?:${SECRET_WORDS})[^"]*"\\s*:\\s*\\\\*")(?:[^"\\\\]|\\\\.)*`,
  'gi',
);
const SECRET_ELEMENT = new RegExp(
  `(<[\\w:.-]*(?:${SECRET_WORDS})[\\w:.-]*(?:\\s[^<>]*)?>)[^<]+`,
  'gi',
);
/** A secret in a form, or in a line such as a header: the end of its name, and all up to the next. */
const SECRET_PAIR = new RegExp(
  `((?:${SECRET_WORDS})[\\w.%[\\]-]{0,40}[ \\t]*[=:][ \\t]*)[^&\\r\\n]+`,
  'gi',
);
const JSON_WEB_TOKEN = /(?<![\w-])[\w-]{16,}\.[\w-]{16,}(\.[\w-]+)?\b/g;
const BEARER = /\bBearer\s+\S+/gi;
/** All but the last four digits. */
const CARD_DIGITS = /\b\d{8,15}(?=\d{4}\b)/g;

function redactPlainText(text: string): string {
  return text
    .replace(SECRET_FIELD, `$1${LEFT_OUT}`)
    .replace(SECRET_ELEMENT, `$1${LEFT_OUT}`)
    .replace(SECRET_PAIR, `$1${LEFT_OUT}`)
    .replace(BEARER, `Bearer ${LEFT_OUT}`)
    .replace(JSON_WEB_TOKEN, LEFT_OUT);
}

/** A text of any kind without passwords and tokens; JSON stays JSON. */
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

/** Headers as they may be kept, their names in lower case. */
export function redactHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      // The scheme says nothing secret.
      if (name === 'authorization') return [name, value.replace(/^(\S+ )?.*$/, `$1${LEFT_OUT}`)];
      return [name, SECRET_NAME.test(name) ? LEFT_OUT : redactText(value)];
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
