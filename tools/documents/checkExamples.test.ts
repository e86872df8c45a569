/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { checkExamples, exampleValues } from './checkExamples';

const text = readFileSync(resolve(__dirname, '../../openapi.yaml'), 'utf8');
const read = () => parse(text) as object;

/** Checks openapi.yaml with the value at a path removed. */
function checkWithout(...path: string[]): string[] {
  const document = read();
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (part, name) => part[name] as Record<string, unknown>,
      document as Record<string, unknown>,
    );
  expect(parent).toHaveProperty([path.at(-1)!]);
  delete parent[path.at(-1)!];
  return checkExamples(document);
}

/** Calls a callback for each object within a value. */
function visit(value: unknown, callback: (part: Record<string, unknown>) => void): void {
  if (typeof value !== 'object' || value === null) return;
  callback(value as Record<string, unknown>);
  Object.values(value).forEach((each) => visit(each, callback));
}

describe('the examples of openapi.yaml', () => {
  it('are there for every parameter, request and response', () =>
    expect(checkExamples(read())).toEqual([]));

  it.each([
    [
      'listProjects: the response 200 has no example of application/json',
      ['paths', '/api/projects', 'get', 'responses', '200', 'content', 'application/json'],
      'examples',
    ],
    [
      'login: the request has no example of application/json',
      ['paths', '/api/auth/login', 'post', 'requestBody', 'content', 'application/json'],
      'examples',
    ],
    [
      'login: the response 401 has no example of application/json',
      ['paths', '/api/auth/login', 'post', 'responses', '401', 'content', 'application/json'],
      'examples',
    ],
    [
      'getProject: the parameter id has no example',
      ['components', 'parameters', 'ProjectId'],
      'example',
    ],
    [
      'downloadProject: the response 404 has no example of application/json',
      ['components', 'responses', 'ProjectNotFound', 'content', 'application/json'],
      'examples',
    ],
    [
      'createProject: the request has no example of application/json',
      ['components', 'examples', 'ProjectInput'],
      'value',
    ],
  ])('are missed: %s', (problem, path, name) =>
    expect(checkWithout(...path, name)).toContain(problem),
  );

  it('give a project, an order and a person one name and one price each', () => {
    const facts = new Map<string, Set<unknown>>();
    const note = (thing: string, id: unknown, fact: unknown) => {
      if (id === undefined || fact === undefined) return;
      const key = `${thing} ${JSON.stringify(id)}`;
      facts.set(key, (facts.get(key) ?? new Set()).add(fact));
    };
    exampleValues(read()).forEach((value) =>
      visit(value, (part) => {
        const isReview = 'stars' in part;
        if (!isReview) note('title of project', part.project_id ?? part.id, part.title);
        if (part.base_price !== undefined) note('price of', part.title, Number(part.base_price));
        if (part.amount !== undefined) note('price of', part.title, Number(part.amount));
        if ('role' in part || 'email' in part) note('name of person', part.id, part.name);
        note('project of order', part.razorpay_order_id, part.project_id);
      }),
    );
    const contradictions = [...facts].filter(([, values]) => values.size > 1);
    expect(contradictions).toEqual([]);
    expect(facts.size).toBeGreaterThan(10);
  });
});
