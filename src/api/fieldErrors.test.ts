/** @jest-environment node */
import { toFieldErrors } from './fieldErrors';

describe('errors at fields', () => {
  it('are read from the answer', () => {
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
    { status: 400, data: { errors: { title: 5, category: ' ' } } },
  ])('are none in %p', (error) => {
    expect(toFieldErrors(error)).toEqual({});
  });
});
