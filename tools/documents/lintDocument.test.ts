/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lintDocument } from './lintDocument';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'documents-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const read = (name: string) => readFileSync(resolve(__dirname, '../..', name), 'utf8');

function lintText(name: string, text: string): Promise<string[]> {
  writeFileSync(join(directory, name), text);
  return lintDocument(join(directory, name));
}

/** Lints a copy of asyncapi.yaml, next to openapi.yaml, in which a text is replaced. */
function lintChangedEvents(text: string, replacement: string): Promise<string[]> {
  writeFileSync(join(directory, 'openapi.yaml'), read('openapi.yaml'));
  const original = read('asyncapi.yaml');
  expect(original).toContain(text);
  return lintText('asyncapi.yaml', original.replace(text, replacement));
}

describe('linting a document', () => {
  it('names the line of an operation without a description', async () => {
    const document = [
      'openapi: 3.1.0',
      'info: { title: Small, version: 1.0.0 }',
      'paths:',
      '  /things:',
      '    get:',
      '      operationId: listThings',
      "      responses: { '200': { description: The things } }",
    ];
    expect(await lintText('small.yaml', document.join('\n'))).toContain(
      'small.yaml:5: Operation "description" must be present and non-empty string. (operation-description)',
    );
  });

  it('names the line of an event whose schema is none', async () => {
    const problems = await lintChangedEvents('isTyping: { type: boolean }', 'isTyping: yes');
    expect(problems.join('\n')).toMatch(/asyncapi\.yaml:\d+: .*\(asyncapi/);
  });

  it('finds a reference to a schema that openapi.yaml lacks', async () => {
    const problems = await lintChangedEvents('schemas/ConversationSummary', 'schemas/Summary');
    expect(problems.join('\n')).toMatch(/'?#?\/?components\/schemas\/Summary'? does not exist/);
  });
});
