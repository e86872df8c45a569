import { copyText, saveFile } from './browser';

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

const ADDRESS = 'blob:http://localhost:3000/1';

/** jsdom has neither. */
const createObjectURL = jest.fn<string, [Blob]>();
const revokeObjectURL = jest.fn<void, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

it('saves a file under its name, and lets go of it a minute later', () => {
  createObjectURL.mockReturnValue(ADDRESS);
  const saved: unknown[] = [];
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      const { href, download } = event.target as HTMLAnchorElement;
      saved.push({ href, download });
    },
    { once: true },
  );
  const file = new Blob(['PK']);
  saveFile(file, 'A project.zip');
  expect(saved).toEqual([{ href: ADDRESS, download: 'A project.zip' }]);
  expect(createObjectURL).toHaveBeenCalledWith(file);
  expect(document.querySelector('a')).toBeNull();
  jest.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith(ADDRESS);
});
