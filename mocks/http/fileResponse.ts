const PARTIAL_CONTENT = 206;
const RANGE_NOT_SATISFIABLE = 416;

/** A range of bytes, the last one included. */
type Range = { first: number; last: number };

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, section 14). Returns null for the whole
 * file (no header, an unknown unit, or several ranges), and `unsatisfiable` when the file
 * has no such range.
 */
export function parseRange(header: string | null, size: number): Range | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Whether a request continues an earlier download. */
export function isContinuation(request: Request): boolean {
  return /^bytes=0*[1-9]/.test(request.headers.get('Range') ?? '');
}

/** A file to send; `etag` identifies its content, in double quotes. */
export type ServedFile = { content: Blob; etag: string; headers: Record<string, string> };

/** Returns a response with the file, or with the requested range of it. */
export function makeFileResponse(
  request: Request,
  { content, etag, headers }: ServedFile,
): Response {
  const shared = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  const condition = request.headers.get('If-Range');
  const isUnchanged = condition === null || condition === etag;
  const range = isUnchanged ? parseRange(request.headers.get('Range'), content.size) : null;
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: RANGE_NOT_SATISFIABLE,
      headers: { 'Content-Range': `bytes */${content.size}`, 'Accept-Ranges': 'bytes' },
    });
  }
  if (range === null) {
    return new Response(content, {
      headers: { ...shared, 'Content-Length': String(content.size) },
    });
  }
  const { first, last } = range;
  return new Response(content.slice(first, last + 1, content.type), {
    status: PARTIAL_CONTENT,
    headers: {
      ...shared,
      'Content-Length': String(last - first + 1),
      'Content-Range': `bytes ${first}-${last}/${content.size}`,
    },
  });
}
