import type { ReceivedResponse } from './types';

const TEXT_TYPE = /json|^text\/|xml|javascript|urlencoded/i;
/** Longer bodies are truncated in reports, in characters. */
const MAX_SHOWN_LENGTH = 20_000;

/** Returns whether bodies of a content type are text. */
export function isTextType(contentType: string | null): boolean {
  return contentType !== null && TEXT_TYPE.test(contentType);
}

/** Reads a received response; `revive` sees each value of a JSON body. */
export function readReceived(
  status: number,
  headers: Headers,
  bytes: Uint8Array,
  revive?: (name: string, value: unknown) => unknown,
): ReceivedResponse {
  const contentType = headers.get('Content-Type');
  const text = isTextType(contentType) ? new TextDecoder().decode(bytes) : '';
  let json: unknown;
  try {
    if (contentType?.includes('json')) json = JSON.parse(text, revive);
  } catch {
    // What is no JSON has none.
  }
  return { status, headers, bytes, text, json };
}

/** Describes a body for a report: its text, truncated if very long, or a note with its size in bytes. */
export function describeBody(text: string, bytes: number, contentType: string | null): string {
  if (bytes === 0) return '';
  if (!isTextType(contentType)) return `[${bytes} bytes of ${contentType ?? 'unknown type'}]`;
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  return `${text.slice(0, MAX_SHOWN_LENGTH)} [cut: ${text.length - MAX_SHOWN_LENGTH} more characters]`;
}
