import type { ReportedEvent } from './reporter';
import { withoutPersonalData } from './withoutPersonalData';

type DescribedError = Pick<
  Extract<ReportedEvent, { kind: 'error' }>,
  'name' | 'message' | 'status' | 'frames'
>;

const MAX_FRAMES = 20;
const IDENTIFIER = /^[A-Za-z_$][\w$.]{0,60}$/;

/** A stack trace line in a file of the shop, as Chromium, Firefox and Safari format it. */
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
 * Describes a thrown or rejected value without personal data. Of a response only the status is
 * included, because its body may contain anything.
 */
export function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null) {
    return { name: typeof error, message: withoutPersonalData(String(error)), frames: [] };
  }
  const { name, message, stack, status } = error as Record<string, unknown>;
  const isResponse = status !== undefined && !(error instanceof Error);
  return {
    // Without a response, the status of a failed request is a text such as FETCH_ERROR.
    name: identifierOr(isResponse ? status : name, isResponse ? 'Response' : 'Error'),
    message: isResponse || typeof message !== 'string' ? '' : withoutPersonalData(message),
    ...(typeof status === 'number' && { status }),
    frames: readFrames(stack),
  };
}
