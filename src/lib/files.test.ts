/** @jest-environment node */
import { formatBytes, formatFileSize, zipFileName } from './files';

describe('zipFileName', () => {
  it.each([
    ['Leadwell Sales Pipeline CRM', 'Leadwell Sales Pipeline CRM.zip'],
    ['Ledger A/R: the "fast" one?', 'Ledger A-R- the -fast- one-.zip'],
    ['../../etc/passwd', '-..-etc-passwd.zip'],
    ['  Spaced   out.  ', 'Spaced out.zip'],
    ['And so on...', 'And so on.zip'],
    ['Client//Server', 'Client-Server.zip'],
    ['Caf\u00e9 \u202egpj.exe', 'Café gpj.exe.zip'],
    ['con', 'project-con.zip'],
    ['Con.tar', 'project-Con.tar.zip'],
    ['Console', 'Console.zip'],
    ['...', 'project.zip'],
    ['', 'project.zip'],
    ['\u200b', 'project.zip'],
  ])('turns %p into %p', (title, name) => {
    expect(zipFileName(title)).toBe(name);
  });

  it('keeps names short enough for every file system', () => {
    expect(zipFileName('x'.repeat(500))).toHaveLength(124);
    expect(Buffer.byteLength(zipFileName('दुकान '.repeat(100)))).toBeLessThanOrEqual(255);
  });

  it('cuts no character in two', () => {
    expect(zipFileName(`${'x'.repeat(119)}🙂🙂`)).toBe(`${'x'.repeat(119)}🙂.zip`);
    expect(zipFileName(`${'x'.repeat(119)}हि`)).toBe(`${'x'.repeat(119)}.zip`);
    expect(zipFileName('🙂'.repeat(100))).toBe(`${'🙂'.repeat(60)}.zip`);
  });
});

describe('formatFileSize', () => {
  it('formats megabytes of 1048576 bytes with two decimals', () => {
    expect(formatFileSize(1_048_576)).toBe('1.00 MB');
    expect(formatFileSize(40_265_318)).toBe('38.40 MB');
    expect(formatFileSize(5_300)).toBe('0.01 MB');
    expect(formatFileSize(5_200)).toBe('Less than 0.01 MB');
  });

  it.each([null, 0])('returns that the size is unknown for %p', (bytes) => {
    expect(formatFileSize(bytes)).toBe('Size unknown');
  });
});

it.each([
  [812, '812 B'],
  [1023.6, '1.0 kB'],
  [5_325, '5.2 kB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [40_265_318, '38.4 MB'],
  [0, '0 B'],
  [-1, '0 B'],
  [Number.NaN, '0 B'],
])('formatBytes formats %p bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
