import { COMMERCIAL_LICENCE } from '@/config/content/licences';
import { FREE_SUPPORT_DAYS } from '@/config/constants';
import type { ProjectRow, ReleaseRow } from '../domain/model';
import { requirementsOf } from './requirements';

/** The columns derived from the others of a seeded project. */
export type Packaging = Pick<
  ProjectRow,
  'version' | 'requirements' | 'changelog' | 'licence' | 'supportDays'
>;

/** A seeded project before its packaging. */
export type UnpackagedProject = Omit<ProjectRow, keyof Packaging>;

const MILLISECONDS_PER_DAY = 86_400_000;
const MOST_RELEASES = 6;
const DAYS_PER_RELEASE = 75;

const FIXES = [
  'Dates no longer move by a day in time zones west of UTC',
  'Long names wrap instead of widening the page on a phone',
  'A lost database connection is reported and tried again',
  'Amounts are rounded to paise at the end of a sum, not in each line',
  'Uploads with an empty file are refused with a message',
  'Search ignores accents and double spaces',
  'The session is kept when the server restarts',
  'Lists with more than a thousand rows load page by page',
] as const;

const CARE = [
  'Dependencies brought up to date',
  'Setup guide with a section on small servers',
  'Tests for the import of damaged files',
  'Start-up checks that name a missing setting',
  'Half the time for the first page on a slow line',
] as const;

/** Cached, because the adaptations of a project in a large shop share its technologies. */
const knownRequirements = new WeakMap<readonly string[], readonly string[]>();

function requirementsFor({ technologies, description }: UnpackagedProject): readonly string[] {
  const known = knownRequirements.get(technologies) ?? requirementsOf(technologies, description);
  knownRequirements.set(technologies, known);
  return known;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const pick = (entries: readonly string[], index: number) => entries[index % entries.length]!;

/** Returns the releases from the project's creation to its last update, the oldest first. */
function releasesOf({ id, createdAt, updatedAt, features }: UnpackagedProject): ReleaseRow[] {
  const [first, last] = [createdAt, updatedAt].map((time) => Date.parse(time.slice(0, 10)));
  const days = Math.max(0, (last! - first!) / MILLISECONDS_PER_DAY);
  const later =
    days === 0 ? 0 : Math.min(MOST_RELEASES - 1, 1 + Math.floor(days / DAYS_PER_RELEASE));
  const isMinor = (index: number) => index % 2 === 1;
  return Array.from({ length: later + 1 }, (_release, index) => {
    const date = dayOf(
      first! + Math.round((days * index) / Math.max(1, later)) * MILLISECONDS_PER_DAY,
    );
    if (index === 0) {
      return { version: '1.0.0', date, changes: ['First release', ...features.slice(0, 2)] };
    }
    const minor = Math.ceil(index / 2);
    const added = features[1 + minor];
    return isMinor(index)
      ? {
          version: `1.${minor}.0`,
          date,
          changes: [
            ...(added ? [`New: ${added}`] : []),
            pick(CARE, id + index),
            pick(FIXES, id + index),
          ],
        }
      : {
          version: `1.${minor}.1`,
          date,
          changes: [pick(FIXES, id + index), pick(FIXES, id + index + 3)],
        };
  });
}

/** Returns the version, requirements, changelog, licence and support of a seeded project. */
export function packagingOf(project: UnpackagedProject): Packaging {
  const changelog = releasesOf(project).reverse();
  return {
    version: changelog[0]!.version,
    requirements: requirementsFor(project),
    changelog,
    licence: COMMERCIAL_LICENCE,
    supportDays: FREE_SUPPORT_DAYS,
  };
}
