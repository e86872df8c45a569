/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paymentEndings } from '../../mocks/scenarios/paymentEndings';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { SWITCHES } from '../../src/config/switches';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const scenarioNames = Object.keys(scenarios).filter((name) => name !== 'none');
const variables = Object.keys(SWITCHES).map((name) => name.replace(/[A-Z]/g, '_$&').toUpperCase());

test.each(scenarioNames)('docs/qa.md describes the scenario %s', (name) => {
  expect(read('docs/qa.md')).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
});

test('docs/developers.md shows the names of all scenarios', () => {
  expect(read('docs/developers.md')).toContain(`Send a name: none, ${scenarioNames.join(', ')}"`);
});

test.each(Object.keys(paymentEndings))('docs/qa.md describes the payment %s', (name) => {
  expect(read('docs/qa.md')).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
});

test.each(Object.keys(SWITCHES))('docs/configuration.md describes the switch %s', (name) => {
  expect(read('docs/configuration.md')).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
});

test.each(variables)('.ci/run ignores the caller’s %s', (variable) => {
  expect(read('.ci/run')).toMatch(new RegExp(`^unset .*\\b${variable}\\b`, 'm'));
});
