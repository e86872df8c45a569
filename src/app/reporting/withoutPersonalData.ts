const MAX_LENGTH = 300;

/** Kept: error numbers, property accesses and the shop's own files. */
const KEPT = [
  String.raw`React error #\d{1,4}(?!\d)`,
  String.raw`status (?:code )?\d{3}(?!\d)`,
  String.raw`(?:reading|setting|property) '[A-Za-z_$]{1,30}'`,
];
const ASSET = String.raw`https?:\/\/[^\s?#()'"]*?\/(assets\/[\w.-]+\.js)[^\s)]*`;
/** Patterns of possible personal data, the most specific first. */
const PERSONAL = [
  // Quoted values; an apostrophe within a word is no quote.
  String.raw`"[^"]*"?|“[^”]*”?|‘[^’]*’?|${'`'}[^${'`'}]*${'`'}?|(?<![\p{L}\p{N}])'.*?(?:'(?![\p{L}\p{N}])|$)`,
  // URLs of any scheme, including everything attached to them.
  String.raw`[\p{L}][\p{L}\p{N}+.-]*:\/\/\S*`,
  // Email addresses.
  String.raw`[^\s(]*@\S*`,
  // Query strings and fragments.
  String.raw`[^\s(]*[?#&][^\s=]*=\S*`,
  // Numbers and words containing one: ids, tokens, phone numbers.
  String.raw`[^\s(]*\p{N}\S*`,
  // Words longer than those of any language.
  String.raw`[^\s(]{30,}`,
];
const PARTS = new RegExp(`(${KEPT.join('|')})|${ASSET}|${PERSONAL.join('|')}`, 'gsu');

/** Replaces possible personal data in a text and truncates it. */
export function withoutPersonalData(text: string): string {
  const cleaned = text.replace(
    PARTS,
    (_, kept: string | undefined, asset: string | undefined) => kept ?? asset ?? '…',
  );
  return cleaned.length > MAX_LENGTH ? `${cleaned.slice(0, MAX_LENGTH)}…` : cleaned;
}
