/** @jest-environment node */
import { failureText } from './failureText';

const refused = (status: number, message?: string) => ({ status, data: { message } });
const unanswered = { status: 'FETCH_ERROR', error: 'TypeError' };

it('a failure is said as its context has it', () => {
  const texts = {
    failed: 'Failed',
    unreachable: 'No answer',
    byStatus: {
      403: 'Not yours',
      409: (message: string | null) => message && `${message}. Reload.`,
    },
  };
  for (const [error, context, text] of [
    [unanswered, texts, 'No answer'],
    [unanswered, { failed: 'Failed' }, 'Failed'],
    [undefined, texts, 'No answer'],
    [refused(400, 'Sold out'), texts, 'Sold out'],
    [refused(200, 'Sold out'), texts, 'Sold out'],
    [refused(400), texts, 'Failed'],
    [refused(403, 'Forbidden'), texts, 'Not yours'],
    [refused(409, 'Paid'), texts, 'Paid. Reload.'],
    [refused(409), texts, 'Failed'],
    [refused(500, 'SQL error'), texts, 'Failed'],
    [refused(500, 'SQL error'), { ...texts, quotes: 'all' }, 'SQL error'],
    [refused(400, 'Sold out'), { ...texts, quotes: 'none' }, 'Failed'],
    [{ status: 401, endsSession: true }, texts, null],
    [{ name: 'AbortError' }, texts, null],
  ] as const) {
    expect([error, failureText(error, context)]).toEqual([error, text]);
  }
});

it('a context that names what failed is followed by advice', () => {
  for (const [error, text] of [
    [refused(409, 'There are payments for this project'), 'There are payments for this project'],
    [refused(404, 'Project not found'), 'Project not found'],
    [refused(404), 'It failed. Please try again.'],
    [refused(500, 'SQL error at line 3'), 'It failed. Please try again.'],
    [{ status: 409, data: '<html>' }, 'It failed. Please try again.'],
    [
      unanswered,
      'It failed. The server did not answer. Please check your connection and try again.',
    ],
  ] as const) {
    expect([error, failureText(error, 'It failed')]).toEqual([error, text]);
  }
});
