import type { LaunchRecord, ProjectDocument, Release } from '@/api/generated/projects.gen';
import { FREE_SUPPORT_DAYS } from '@/config/constants';
import { COMMERCIAL_LICENSE } from '@/config/content/licenses';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { pictureName } from '../domain/demoPage';
import type { ProjectRow } from '../domain/model';
import texts from './data/packaging.json';

/** The columns derived from the others of a seeded project. */
export type Packaging = Pick<
  ProjectRow,
  | 'version'
  | 'requirements'
  | 'changelog'
  | 'licence'
  | 'supportDays'
  | 'documents'
  | 'documentDetails'
  | 'reportPages'
  | 'suits'
  | 'launchRecord'
>;

/** A seeded project before its packaging. */
export type UnpackagedProject = Omit<ProjectRow, keyof Packaging>;

const MILLISECONDS_PER_DAY = 86_400_000;
const MOST_RELEASES = 6;
const DAYS_PER_RELEASE = 75;
const FALLBACK = 'A current browser and any static web host';
/** Databases whose requirement includes that of plain PostgreSQL. */
const POSTGRESQL_EXTENSIONS = /^PostgreSQL .* with /;
/** Requirements that store tables. */
const DATABASE = /SQL|MariaDB|Oracle/;
const PLAIN_POSTGRESQL = 'PostgreSQL 15 or later';

/**
 * Returns the requirements of a project with these technologies, with the Java version that its
 * text mentions.
 */
function requirementsOf(technologies: readonly string[], text: string): string[] {
  const found = texts.requirements
    .filter((rule) => rule.technologies.some((name) => technologies.includes(name)))
    .map(({ requirement }) => requirement);
  if (found.length === 0) return [FALLBACK];
  const isExtended = found.some((requirement) => POSTGRESQL_EXTENSIONS.test(requirement));
  const java = /\bJava (\d+)/.exec(text)?.[1] ?? '17';
  return found
    .filter((requirement) => !isExtended || requirement !== PLAIN_POSTGRESQL)
    .map((requirement) => requirement.replace('JDK 17', `JDK ${java}`));
}

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
function releasesOf({ id, createdAt, updatedAt, features }: UnpackagedProject): Release[] {
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
            pick(texts.care, id + index),
            pick(texts.fixes, id + index),
          ],
        }
      : {
          version: `1.${minor}.1`,
          date,
          changes: [pick(texts.fixes, id + index), pick(texts.fixes, id + index + 3)],
        };
  });
}

/** How many pages of a report are shown, by the title of its project. */
const reportPages: Readonly<Record<string, number>> = texts.reportPages;

/** Returns the documents of a project, with an ER diagram only if it has a database, and its courses. */
function studyOf(
  project: UnpackagedProject,
): Pick<Packaging, 'documents' | 'documentDetails' | 'reportPages' | 'suits'> {
  const hasDatabase = requirementsFor(project).some((text) => DATABASE.test(text));
  const rupees = project.pricePaise / PAISE_PER_RUPEE;
  const sets = texts.documentSets as ProjectDocument[][];
  const documents = sets[project.id % sets.length]!.filter(
    (name) => name !== 'er_diagram' || hasDatabase,
  );
  const shown = reportPages[project.title] ?? 0;
  return {
    documents,
    documentDetails: documents.map((document) => ({
      ...{ document, format: 'PDF', pages: texts.documentPages[document] },
    })),
    reportPages: Array.from({ length: shown }, (_page, index) =>
      pictureName(`${project.title} report`, index),
    ),
    suits: texts.courses.flatMap(({ from, below, courses }) =>
      rupees >= from && rupees < below ? courses : [],
    ),
  };
}

/** One in this many projects was not started. */
const UNTRIED_EVERY = 4;

/** Returns how a project was started on the day of its last update, by what its zip file tells to type. */
function launchOf({ id, technologies, updatedAt }: UnpackagedProject): LaunchRecord | null {
  const found = texts.launches.find((one) =>
    technologies.some((name) => one.technologies.includes(name)),
  );
  if (!found || id % UNTRIED_EVERY === 3) return null;
  const { runtime, systems, minutes, commands, problems } = found;
  const system = pick(systems, id);
  return {
    system,
    runtime,
    date: updatedAt.slice(0, 10),
    minutes: minutes + (id % 5),
    started_by: 'our reviewer',
    commands,
    problems,
  };
}

/** Returns the version, requirements, changelog, license and support of a seeded project. */
export function packagingOf(project: UnpackagedProject): Packaging {
  const changelog = releasesOf(project).reverse();
  return {
    version: changelog[0]!.version,
    requirements: requirementsFor(project),
    changelog,
    licence: COMMERCIAL_LICENSE,
    supportDays: FREE_SUPPORT_DAYS,
    ...studyOf(project),
    launchRecord: launchOf(project),
  };
}
