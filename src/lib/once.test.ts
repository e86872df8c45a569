/** @jest-environment node */
import { once } from './once';

it.each([[5], [undefined]])('creates %p when it is first asked for, and once', (value) => {
  const create = jest.fn(() => value);
  const get = once(create);
  expect(create).not.toHaveBeenCalled();
  expect([get(), get()]).toEqual([value, value]);
  expect(create).toHaveBeenCalledTimes(1);
});
