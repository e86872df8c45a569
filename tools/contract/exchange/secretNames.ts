const WORDS =
  'passw|passphrase|passcode|pwd|secret|token|jwt|signature|salt|api[-_]?key|authorization|cookie';

const NAME = new RegExp(`${WORDS}|pass$|otp$`, 'i');
/** Matches a JSON field within a longer text; its string may be cut off. */
const FIELD = new RegExp(
  `("[^"]*(?:${WORDS})[^"]*"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"?|-?\\d[\\d.]*)`,
  'gi',
);
/** Matches a name=value pair of a form, a query or a cookie. */
const PAIR = new RegExp(`((?<![\\w.-])[\\w.-]*(?:${WORDS})[\\w.-]*=)[^&;,\\s"'<>]+`, 'gi');
const TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]+)+|(?<=\bBearer )[\w.~+/=-]{16,}/g;

/** Returns whether the value of a field (or its JSON pointer) or a header is secret, by its name. */
export const isSecretName = (name: string): boolean => NAME.test(name);

/** Replaces values with secret names, and everything that looks like a token, with `hidden`. */
export function hideNamed(text: string, hidden: string): string {
  return text.replace(FIELD, `$1"${hidden}"`).replace(PAIR, `$1${hidden}`).replace(TOKEN, hidden);
}
