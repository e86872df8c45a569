import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromFile, Parser } from '@asyncapi/parser';
import { Document, Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { Yaml } from '@stoplight/spectral-parsers';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';

/** A problem reported by Spectral or AsyncAPI's parser. */
type Diagnostic = {
  code: string | number;
  message: string;
  range: { start: { line: number } };
  source?: string | undefined;
};

/**
 * Lints an OpenAPI or AsyncAPI document with all of Spectral's rules for it; an AsyncAPI document is
 * parsed as well. Returns a line for each problem, whatever its severity.
 */
export async function lintDocument(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8');
  const isAsyncApi = /^asyncapi:/m.test(text);
  const rules = (isAsyncApi ? asyncapi : oas) as RulesetDefinition;
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[rules, 'all']] });
  const diagnostics: Diagnostic[] = await spectral.run(new Document(text, Yaml, file));
  if (isAsyncApi) diagnostics.push(...(await fromFile(new Parser(), file).parse()).diagnostics);
  const lines = diagnostics.map(
    ({ code, message, range, source }) =>
      `${basename(source ?? file)}:${range.start.line + 1}: ${message} (${code})`,
  );
  return [...new Set(lines)];
}
