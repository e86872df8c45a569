/** @jest-environment node */
import { toFieldErrors } from './errors';

describe('field errors', () => {
  it('are read from the response', () => {
    const error = {
      status: 400,
      data: { message: 'No', errors: { title: 'Taken', other: 'Odd' } },
    };
    expect(toFieldErrors(error)).toEqual({ title: 'Taken', other: 'Odd' });
  });

  it.each([
    null,
    undefined,
    'text',
    {},
    { status: 400, data: null },
    { status: 400, data: { errors: 'all wrong' } },
    { status: 400, data: { errors: null } },
    { status: 400, data: { errors: { title: 5, category: ' ' } } },
  ])('are empty for %p', (error) => {
    expect(toFieldErrors(error)).toEqual({});
  });
});
