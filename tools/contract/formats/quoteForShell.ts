/** Quotes a text as one word for a POSIX shell. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
