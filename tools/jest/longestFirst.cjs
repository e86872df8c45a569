/**
 * Runs the slowest test files first, so that no core idles at the end. Durations come from Jest's cache,
 * or from the list below if nothing is cached, as on a fresh clone.
 */

const { default: Sequencer } = require('@jest/test-sequencer');

/** Expected duration in milliseconds by path; the first matching pattern applies. */
const EXPECTED_MS = [
  [/\/contract\/mutants\//, 90_000],
  [/\/contract\/(proxy|fuzz|run)\/.*\.test/, 60_000],
  [/\/(AdminProjects|AdminChat|AdminPayments)Page\/\w+\.test/, 50_000],
  [/\/pages\/ProjectPage\/.*\.test|\/chatSending\.test/, 45_000],
  [/\/contract\/package\.test|\/seeds\/(large|seeds)\.test|\/serve\.test/, 35_000],
  [/\/(AdminOverview|AdminUsers|AdminProject|Projects|Cart|Home)Page\/\w+\.test/, 30_000],
  [/\/(contract|contents|reliability|checks|invalidation|dataFile)\.test/, 22_000],
  [/\/(workbench|app)\/.*\.test\.tsx/, 20_000],
  [/\/server\/.*\.test/, 15_000],
  [/\.test\.tsx$/, 10_000],
];
const OTHERWISE_MS = 2_000;

const expectedMs = ({ path, duration }) =>
  duration ?? EXPECTED_MS.find(([pattern]) => pattern.test(path))?.[1] ?? OTHERWISE_MS;

class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isCached = sorted.every(({ duration }) => duration != null);
    return isCached ? sorted : sorted.sort((one, other) => expectedMs(other) - expectedMs(one));
  }
}

module.exports = LongestFirst;
