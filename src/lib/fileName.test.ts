/** @jest-environment node */
import { zipFileName } from './fileName';

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
  ])('turns %p into %p', (title, name) => {
    expect(zipFileName(title)).toBe(name);
  });

  it('keeps names short enough for every file system', () => {
    expect(zipFileName('x'.repeat(500))).toHaveLength(124);
    expect(Buffer.byteLength(zipFileName('दुकान '.repeat(100)))).toBeLessThanOrEqual(255);
  });

  it('cuts no character in two', () => {
    expect(zipFileName(`${'x'.repeat(119)}🙂🙂`)).toBe(`${'x'.repeat(119)}🙂.zip`);
    expect(zipFileName('🙂'.repeat(100))).toBe(`${'🙂'.repeat(60)}.zip`);
  });
});
