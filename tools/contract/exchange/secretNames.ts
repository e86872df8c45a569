const WORDS =
  'passw|passphrase|passcode|pwd|secret|token|jwt|signature|salt|api[-_]?key|authorization|cookie';

const NAME = new RegExp(`${WORDS}|pass$|otp$`, 'i');
/** A field of JSON within a longer text; its text may be broken off. */
const FIELD = new RegExp(
  `("[^"]*(?:${WORDS})[^"]*"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"?|-?\\d[\\d.]*)`,
  'gi',
);
/** A pair of a form, a query or a cookie. */
const PAIR = new RegExp(`((?<![\\w.-])[\\w.-]*(?:${WORDS})[\\w.-]*=)[^&;,\\s"'<>]+`, 'gi');
const TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]+)+|(?<=\bBearer )[\w.~+/=-]{16,}/g;

/** True for the name of a field or a header, or a pointer to a field, whose value nobody should see. */
export const isSecretName = (name: string): boolean => NAME.test(name);

/** A text with `hidden` for the values that are named like secrets, and for what is built like a token. */
export function hideNamed(text: string, hidden: string): string {
  return text.replace(FIELD, `$1"${hidden}"`).replace(PAIR, `$1${hidden}`).replace(TOKEN, hidden);
}
