/** @jest-environment node */
import { describeActionFailure } from './adminFailures';

const describeFailure = (error: unknown) => describeActionFailure(error, 'It failed');

describe('describeActionFailure', () => {
  it('uses the message of a server that rejected the request', () => {
    const data = { success: false, message: 'There are payments for this project' };
    expect(describeFailure({ status: 409, data })).toBe('There are payments for this project');
    expect(describeFailure({ status: 404, data: { message: 'Project not found' } })).toBe(
      'Project not found',
    );
  });

  it.each([404, 501])('reports an endpoint that the backend does not offer on %i', (status) => {
    expect(describeFailure({ status, data: undefined })).toBe(
      'It failed. Your backend does not offer this yet.',
    );
  });

  it('never repeats the message of a failing server', () => {
    expect(describeFailure({ status: 500, data: { message: 'SQL error at line 3' } })).toBe(
      'It failed. Please try again.',
    );
    expect(describeFailure({ status: 409, data: '<html>' })).toBe('It failed. Please try again.');
  });

  it('reports a lost connection', () => {
    expect(describeFailure({ status: 'FETCH_ERROR', error: 'TypeError' })).toMatch(
      /^It failed\. The server did not answer\./,
    );
  });
});
