const MAX_LENGTH = 300;

/** What stays: numbers that name an error, properties of objects, and the shop's own files. */
const KEPT = [
  String.raw`React error #\d{1,4}(?!\d)`,
  String.raw`status (?:code )?\d{3}(?!\d)`,
  String.raw`(?:reading|setting|property) '[A-Za-z_$]{1,30}'`,
];
const ASSET = String.raw`https?:\/\/[^\s?#()'"]*?\/(assets\/[\w.-]+\.js)[^\s)]*`;
/** What may be of a person, most telling first. */
const PERSONAL = [
  // Quoted values; an apostrophe within a word opens none.
  String.raw`"[^"]*"?|“[^”]*”?|‘[^’]*’?|${'`'}[^${'`'}]*${'`'}?|(?<![\p{L}\p{N}])'.*?(?:'(?![\p{L}\p{N}])|$)`,
  // Addresses of any kind, with all that hangs on them.
  String.raw`[\p{L}][\p{L}\p{N}+.-]*:\/\/\S*`,
  // Email addresses.
  String.raw`[^\s(]*@\S*`,
  // Query strings and fragments.
  String.raw`[^\s(]*[?#&][^\s=]*=\S*`,
  // Numbers, and all words with one: ids, tokens, phone numbers.
  String.raw`[^\s(]*\p{N}\S*`,
  // Long words, which no language has.
  String.raw`[^\s(]{30,}`,
];
const PARTS = new RegExp(`(${KEPT.join('|')})|${ASSET}|${PERSONAL.join('|')}`, 'gsu');

/** Returns a text in which everything that may be of a person is replaced, and which is short. */
export function withoutPersonalData(text: string): string {
  const cleaned = text.replace(
    PARTS,
    (_, kept: string | undefined, asset: string | undefined) => kept ?? asset ?? '…',
  );
  return cleaned.length > MAX_LENGTH ? `${cleaned.slice(0, MAX_LENGTH)}…` : cleaned;
}
