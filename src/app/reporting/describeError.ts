import type { ReportedEvent } from './reporter';
import { withoutPersonalData } from './withoutPersonalData';

type DescribedError = Pick<
  Extract<ReportedEvent, { kind: 'error' }>,
  'name' | 'message' | 'status' | 'frames'
>;

const MAX_FRAMES = 20;
const IDENTIFIER = /^[A-Za-z_$][\w$.]{0,60}$/;

/** A line of a stack trace that lies in a file of the shop, as Chromium, Firefox and Safari write it. */
const FRAME =
  /^\s*(?:at )?(?:async )?([\w$.<>[\] ]*?)[@\s]*\(?https?:\/\/[^\s?#()]+?\/(assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;

function readFrames(stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  const frames = stack.split('\n').flatMap((line) => {
    const [, name = '', file, ...place] = FRAME.exec(line) ?? [];
    const of = IDENTIFIER.test(name) ? `${name} ` : '';
    return file ? [`${of}${[file, ...place].join(':')}`] : [];
  });
  return frames.slice(0, MAX_FRAMES);
}

const identifierOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && IDENTIFIER.test(value) ? value : otherwise;

/**
 * Describes what was thrown or rejected without personal data. Of a response only the status is told,
 * since its body may say anything.
 */
export function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null) {
    return { name: typeof error, message: withoutPersonalData(String(error)), frames: [] };
  }
  const { name, message, stack, status } = error as Record<string, unknown>;
  const isResponse = status !== undefined && !(error instanceof Error);
  return {
    // A failed request has a status in letters, such as FETCH_ERROR, if no response arrived.
    name: identifierOr(isResponse ? status : name, isResponse ? 'Response' : 'Error'),
    message: isResponse || typeof message !== 'string' ? '' : withoutPersonalData(message),
    ...(typeof status === 'number' && { status }),
    frames: readFrames(stack),
  };
}
