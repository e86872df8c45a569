/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { SWITCHES } from '@/config/switches';
import { configFromEnvironment } from './environment';

const ROW = /^\| `(\w+)` +\| `([A-Z_]+)` +\| (`\w+`(?:, `\w+`)+) +\|/gm;

const rows = [...readFileSync('docs/configuration.md', 'utf8').matchAll(ROW)].map(
  ([, name = '', variable = '', values = '']) => ({
    name,
    variable,
    values: [...values.matchAll(/`(\w+)`/g)].map(([, value]) => value),
  }),
);

describe('the switches in docs/configuration.md', () => {
  it('are those of src/config/switches.ts, with their values', () => {
    const documented = rows.map(({ name, values }) => [name, values]);
    expect(Object.fromEntries(documented)).toEqual(SWITCHES);
  });

  it('have variables that set them, which .ci/run ignores', () => {
    const ignored = readFileSync('.ci/run', 'utf8')
      .match(/^unset .*/gm)!
      .join(' ')
      .split(' ');
    for (const { name, variable, values } of rows) {
      for (const value of values) {
        expect(configFromEnvironment({ [variable]: value })).toEqual({
          switches: { [name]: value },
        });
      }
    }
    expect(ignored).toEqual(expect.arrayContaining(rows.map(({ variable }) => variable)));
  });
});
