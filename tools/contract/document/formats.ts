import { fullFormats } from 'ajv-formats/dist/formats';

const UTC_TIME = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]00:00)$/;

/** Returns whether a text is a time as openapi.yaml requires: ISO 8601, UTC, on an existing day. */
export function isUtcTime(text: string): boolean {
  const day = UTC_TIME.exec(text)?.[1];
  const time = new Date(text);
  return day !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** The formats of the document. `date-time` is stricter than RFC 3339, which allows any offset. */
export const documentFormats = {
  ...fullFormats,
  'date-time': { type: 'string', validate: isUtcTime },
} as const;
