import sampleProjects from '../../seeds/data/sampleProjects.json';
import type { ProjectRow } from '../model';
import { toSlug } from '../slug';

/** The names of a part of a sample project, which is one of the project's features. */
type Part = {
  /** The feature in the words of the catalogue. */
  feature: string;
  /** Kanban pipeline, kanban-pipeline, kanban_pipeline, kanbanPipeline and KanbanPipeline. */
  name: string;
  kebab: string;
  snake: string;
  camel: string;
  pascal: string;
};

/** The source of a project that has no uploaded zip file. */
export type SampleProject = {
  slug: string;
  parts: readonly Part[];
  /** The texts by path. */
  files: Record<string, string>;
  /** The steps that start it, as Markdown. */
  start: readonly string[];
};

/** The lines of each file by path. */
type Templates = Readonly<Record<string, readonly string[]>>;
type Family = { technologies: readonly string[]; files: Templates; start: readonly string[] };

const MOST_PARTS = 7;
/** The columns of a part's records. */
const COLUMNS = (
  'code title status owner email phone city category quantity amount tax due_on remark ' +
  'created_by created_on updated_on'
).split(' ');
const WORDS_PER_NAME = 2;
const CLIENT_FOLDER = 'web';
const FILLERS = new Set(
  (
    'a an and the of in on at to for from with without by per or as is are be no not its it that than ' +
    'more about up each every all both one two three four five several about own only between within'
  ).split(' '),
);

/** The first family that shares a technology with a project is taken; the last is the browser's. */
const families: readonly Family[] = sampleProjects.families as unknown as Family[];
const client = families.at(-1)!;
/** Files of each project that shares a technology with them, such as migrations for a database. */
const extras = sampleProjects.extras as unknown as readonly Family[];

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the first meaningful words of a feature, in lower case. */
const namingWords = (feature: string) =>
  feature
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z][a-z0-9]+$/.test(word) && !FILLERS.has(word))
    .slice(0, WORDS_PER_NAME);

function toPart(feature: string, words: readonly string[]): Part {
  const pascal = words.map(capitalized).join('');
  return {
    feature,
    name: capitalized(words.join(' ')),
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

/** Names the parts of a project after its first features; at least one. */
function partsOf({ features }: ProjectRow): Part[] {
  const parts = new Map<string, Part>();
  for (const feature of features) {
    const part = toPart(feature, namingWords(feature));
    if (part.kebab && parts.size < MOST_PARTS && !parts.has(part.kebab)) {
      parts.set(part.kebab, part);
    }
  }
  return parts.size > 0 ? [...parts.values()] : [toPart('Records of the project', ['records'])];
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** Returns a text once, or once for each column of a record if it names one. */
const repeatForColumns = (text: string): string[] =>
  /\{\{(?:column|field|Field|label)\}\}/.test(text)
    ? COLUMNS.map((column) => {
        const Field = column.split('_').map(capitalized).join('');
        const field = Field.charAt(0).toLowerCase() + Field.slice(1);
        return fill(text, { column, field, Field, label: column.replaceAll('_', ' ') });
      })
    : [text];

/** Returns a text once, or once for each part if it names one. */
const repeat = (text: string, parts: readonly Part[]): [text: string, part: Part | null][] =>
  /\{\{(?:feature|name|kebab|snake|camel|pascal)\}\}/.test(text)
    ? parts.map((part) => [fill(text, part), part])
    : [[text, null]];

/** Writes the files of a project: one for each part if its path names it, else its lines do so. */
function writeFiles(
  templates: Templates,
  project: Readonly<Record<string, string>>,
  parts: readonly Part[],
  folder = '',
): Record<string, string> {
  const files = Object.entries(templates).flatMap(([template, lines]) =>
    repeat(template, parts).map(([path, part]) => {
      const written = lines.flatMap((line) => repeat(line, part ? [part] : parts));
      const texts = written.flatMap(([text]) => repeatForColumns(text));
      return [folder + path, `${texts.map((text) => fill(text, project)).join('\n')}\n`];
    }),
  );
  return Object.fromEntries(files) as Record<string, string>;
}

/**
 * Returns the source of a project by its technologies: a server or an app, with a browser client in
 * its own folder if the project has both; only the client by default.
 */
export function makeSampleProject(project: ProjectRow): SampleProject {
  const uses = ({ technologies }: Family) =>
    technologies.some((name) => project.technologies.includes(name));
  const family = families.find(uses) ?? client;
  const hasClient = family !== client && uses(client);
  const slug = toSlug(project.title);
  const parts = partsOf(project);
  const extra = Object.fromEntries(
    extras.filter(uses).flatMap(({ files }) => Object.entries(files)),
  );
  const values = { title: project.title, slug, version: project.version ?? '1.0.0' };
  return {
    slug,
    parts,
    files: {
      ...writeFiles({ ...sampleProjects.common, ...family.files, ...extra }, values, parts),
      ...(hasClient && writeFiles(client.files, values, parts, `${CLIENT_FOLDER}/`)),
    },
    start: [
      ...family.start,
      ...(hasClient
        ? [`Start the pages in \`${CLIENT_FOLDER}/\` with \`npm install\` and \`npm run dev\`.`]
        : []),
    ],
  };
}
