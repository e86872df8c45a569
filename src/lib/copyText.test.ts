import { copyText } from './copyText';

const setClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

it('copies a text', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard({ writeText });
  await copyText('pay_1');
  expect(writeText.mock.calls).toEqual([['pay_1']]);
});

it.each([
  ['has no clipboard', undefined],
  ['denies it', { writeText: () => Promise.reject(new DOMException('Denied')) }],
])('rejects where the browser %s', async (_what, clipboard) => {
  setClipboard(clipboard);
  await expect(copyText('pay_1')).rejects.toThrow(/Denied|may not write/);
});
