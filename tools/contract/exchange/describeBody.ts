const TEXT_TYPE = /json|^text\/|xml|javascript|urlencoded/i;
/** Longer bodies are cut in reports, in characters. */
const LONGEST_SHOWN = 20_000;

/** True for a content type whose body people can read. */
export function isTextType(contentType: string | null): boolean {
  return contentType !== null && TEXT_TYPE.test(contentType);
}

/** A body as a report shows it: its text, cut when it is very long, or a note on how many bytes it has. */
export function describeBody(text: string, bytes: number, contentType: string | null): string {
  if (bytes === 0) return '';
  if (!isTextType(contentType)) return `[${bytes} bytes of ${contentType ?? 'unknown type'}]`;
  if (text.length <= LONGEST_SHOWN) return text;
  return `${text.slice(0, LONGEST_SHOWN)} [cut: ${text.length - LONGEST_SHOWN} more characters]`;
}
