/**
 * What earlier runs of this process showed of each test file: the names of its tests and its
 * shortest duration in milliseconds. The runner fills it, the sequencer reads it.
 * @type {Map<string, { names: string[], durationMs: number }>}
 */
exports.knownTests = new Map();
