import type { LicenceText } from '@/config/content/licences';
import { projectLimits as limits } from '@/config/projectLimits';
import { projectMessages as texts } from '@/config/projectMessages';
import { splitLines } from '@/lib/text';
import type { ReleaseValues } from '../projectValues';

/** Formik omits empty texts from the validated values. */
type Checked<Values> = Partial<Values>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const filled = (lines: readonly string[]) => splitLines(lines.join('\n'));

/** Returns the message for the first invalid requirement; null if all are valid. */
export function findRequirementsProblem(requirements: readonly string[]): string | null {
  const lines = filled(requirements);
  if (lines.length > limits.requirementsMax) return texts.tooManyRequirements;
  return lines.some(({ length }) => length > limits.requirementMax)
    ? texts.requirementTooLong
    : null;
}

function findReleaseProblem({
  version = '',
  date = '',
  changes = '',
}: Checked<ReleaseValues>): string | null {
  const name = version.trim();
  const lines = splitLines(changes);
  if (name === '') return texts.releaseUnnamed;
  if (name.length > limits.versionMax) return texts.versionTooLong;
  if (!DAY.test(date)) return texts.releaseUndated(name);
  if (lines.length === 0) return texts.releaseEmpty(name);
  if (lines.length > limits.changesMax) return texts.tooManyChanges;
  return lines.some(({ length }) => length > limits.changeMax) ? texts.changeTooLong : null;
}

/** Returns the message for the first invalid release; null if all are valid. */
export function findChangelogProblem(changelog: readonly Checked<ReleaseValues>[]): string | null {
  if (changelog.length > limits.releasesMax) return texts.tooManyReleases;
  for (const release of changelog) {
    const problem = findReleaseProblem(release);
    if (problem !== null) return problem;
  }
  const versions = changelog.map(({ version = '' }) => version.trim());
  const twice = versions.find((version, index) => versions.indexOf(version) !== index);
  return twice === undefined ? null : texts.releaseTwice(twice);
}

/** Returns the message for an invalid license; null if it is valid. */
export function findLicenceProblem({
  name = '',
  may = [],
  mayNot = [],
}: Checked<LicenceText>): string | null {
  if (name.trim() === '') return texts.licenceUnnamed;
  if (name.trim().length > limits.licenceNameMax) return texts.licenceNameTooLong;
  const lists = [filled(may), filled(mayNot)];
  if (lists.some(({ length }) => length > limits.licenceTermsMax)) return texts.tooManyTerms;
  const isTooLong = lists.flat().some(({ length }) => length > limits.licenceTermMax);
  return isTooLong ? texts.termTooLong : null;
}

/** Returns the message for an invalid number of days; null if it is valid or empty. */
export function findSupportProblem(typed: string): string | null {
  const text = typed.trim();
  const isRight = text === '' || (/^\d+$/.test(text) && Number(text) <= limits.supportDaysMax);
  return isRight ? null : texts.supportInvalid;
}
