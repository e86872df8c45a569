/** @jest-environment node */
import type { Change } from '../contract/diff/operations';
import { checkVersion } from './checkVersion';

const change = (isBreaking: boolean): Change => ({
  action: 'add',
  path: ['paths', '/things', 'get'],
  before: undefined,
  after: {},
  isBreaking,
});
const BREAKING = [change(false), change(true)];
const COMPATIBLE = [change(false)];

const check = (released: string, current: string, changes: Change[]) =>
  checkVersion({ released, current }, changes, `# Changelog\n\n## ${current} (not released)\n`);

describe('the version of the document', () => {
  it.each([
    ['1.4.2', '2.0.0', BREAKING],
    ['1.4.2', '1.5.0', COMPATIBLE],
    ['1.4.2', '2.0.0', COMPATIBLE],
    ['1.9.0', '1.10.0', COMPATIBLE],
    ['1.4.2', '1.4.2', []],
    ['1.4.2', '1.4.3', []],
  ])('%s may become %s', (released, current, changes) =>
    expect(check(released, current, changes)).toEqual([]),
  );

  it.each([
    ['1.4.2', '1.5.0', BREAKING, 'raise the major number'],
    ['2.0.0', '1.9.0', BREAKING, 'raise the major number'],
    ['1.4.2', '1.4.3', COMPATIBLE, 'raise the minor number'],
    ['1.4.2', '1.3.0', COMPATIBLE, 'raise the minor number'],
    ['1.4.2', '1.4.1', [], 'was released as 1.4.2 already'],
  ])('%s may not become %s', (released, current, changes, problem) =>
    expect(check(released, current, changes)).toEqual([expect.stringContaining(problem)]),
  );

  it('needs a section of the changelog', () => {
    const versions = { released: '1.0.0', current: '1.1.0' };
    expect(checkVersion(versions, COMPATIBLE, '## 1.0.0\n')).toEqual([
      'docs/contract-changelog.md has no section "## 1.1.0"',
    ]);
  });

  it('has three numbers', () => {
    expect(() => check('1.0', '1.1.0', [])).toThrow('1.0 is no version such as 1.2.3');
  });
});
