/** @jest-environment node */
import { describeActionFailure } from './actionFailure';

const describeFailure = (error: unknown) => describeActionFailure(error, 'It failed');

describe('why an action failed', () => {
  it('is said in the words of a server that refused', () => {
    const data = { success: false, message: 'There are payments for this project' };
    expect(describeFailure({ status: 409, data })).toBe('There are payments for this project');
    expect(describeFailure({ status: 404, data: { message: 'Project not found' } })).toBe(
      'Project not found',
    );
  });

  it.each([404, 501])('tells a call that the backend lacks by %i', (status) => {
    expect(describeFailure({ status, data: undefined })).toBe(
      'It failed. Your backend does not offer this yet.',
    );
  });

  it('never repeats what a failing server says', () => {
    expect(describeFailure({ status: 500, data: { message: 'SQL error at line 3' } })).toBe(
      'It failed. Please try again.',
    );
    expect(describeFailure({ status: 409, data: '<html>' })).toBe('It failed. Please try again.');
  });

  it('tells a lost connection', () => {
    expect(describeFailure({ status: 'FETCH_ERROR', error: 'TypeError' })).toMatch(
      /^It failed\. The server did not answer\./,
    );
  });
});
