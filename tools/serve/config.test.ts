/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { runScript } from '@/testing/runProgram';
import { temporaryDirectory } from '@/testing/temporaryDirectory';

const pathOf = temporaryDirectory();
const write = (name: string, content: string) => writeFileSync(pathOf(name), content);

beforeEach(() => write('index.html', '<!doctype html><div id="root"></div>'));

describe('npm run serve', () => {
  /** Runs the command until it exits or serves. */
  function serve(variables = {}): Promise<string> {
    const script = 'tools/serve/serve.ts';
    const { child, ended } = runScript(script, [pathOf(), '0'], { API_HOST: '', ...variables });
    child.stdout!.on('data', () => child.kill());
    return ended;
  }

  test('refuses an address other than that of config.json, except beside the mock backend', async () => {
    const variables = { API_HOST: 'http://localhost:4000' };
    expect(await serve(variables)).toMatch(/^API_HOST is http:\/\/localhost:4000, but the shop/);
    // The workbench may send requests there.
    write('mockServiceWorker.js', '');
    expect(await serve(variables)).toMatch('Serving');
  });

  test.each([
    ['{', /^config\.json cannot be used\. It is not JSON: .* \(1\)$/],
    ['{"apiHots":""}', /^config\.json cannot be used\. apiHots is no setting\. .* \(1\)$/],
    ['{"apiHost":"api.example.com"}', /apiHost must be an address .* not "api\.example\.com"\./],
  ])('refuses the file %s', async (text, sentence) => {
    write('config.json', text);
    expect(await serve()).toMatch(sentence);
  });
});
