import type { ProjectRow } from '../../model';
import { toSlug } from '../../slug';

/** A part of the generated project, named after one of its features. */
export type Module = {
  /** The feature in the words of the catalogue. */
  feature: string;
  /** kanban-pipeline, kanban_pipeline, kanbanPipeline and KanbanPipeline. */
  kebab: string;
  snake: string;
  camel: string;
  pascal: string;
  /** Kanban pipeline. */
  title: string;
};

/** What a generated source tree is made from. */
export type Blueprint = {
  title: string;
  slug: string;
  /** One sentence. */
  summary: string;
  version: string;
  modules: readonly Module[];
  /** Returns whether the project lists one of these technologies. */
  uses: (...technologies: string[]) => boolean;
};

/** The files of a source tree: path to text. */
export type SourceFiles = Record<string, string>;

/** A source tree and the steps that start it, as lines of Markdown. */
export type SourceTree = { files: SourceFiles; start: readonly string[] };

const MOST_MODULES = 5;
const WORDS_PER_NAME = 2;
const FIRST_VERSION = '1.0.0';

const FILLERS = new Set(
  (
    'a an and the of in on at to for from with without by per or as is are be no not its it that than ' +
    'more about up each every all both one two three four five several about own only between within'
  ).split(' '),
);

/** Returns the first meaningful words of a feature, in lower case. */
function namingWords(feature: string): string[] {
  const words = feature
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z][a-z0-9]+$/.test(word) && !FILLERS.has(word));
  return words.slice(0, WORDS_PER_NAME);
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function toModule(feature: string, words: readonly string[]): Module {
  const pascal = words.map(capitalized).join('');
  return {
    feature,
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: words[0]! + words.slice(1).map(capitalized).join(''),
    pascal,
    title: capitalized(words.join(' ')),
  };
}

/** Names the modules of a project after its first features; at least one. */
function modulesOf({ features }: ProjectRow): Module[] {
  const modules = new Map<string, Module>();
  for (const feature of features) {
    const words = namingWords(feature);
    if (words.length === 0 || modules.size === MOST_MODULES) continue;
    if (!modules.has(words.join('-'))) modules.set(words.join('-'), toModule(feature, words));
  }
  return modules.size > 0
    ? [...modules.values()]
    : [toModule('Records of the project', ['records'])];
}

/** Derives the blueprint of a project. */
export function toBlueprint(project: ProjectRow): Blueprint {
  return {
    title: project.title,
    slug: toSlug(project.title),
    summary: project.shortDescription,
    version: project.version ?? FIRST_VERSION,
    modules: modulesOf(project),
    uses: (...technologies) => technologies.some((name) => project.technologies.includes(name)),
  };
}

/** Formats a value as a JSON file. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Creates files for each module. */
export function perModule(
  { modules }: Blueprint,
  filesOf: (module: Module) => SourceFiles,
): SourceFiles {
  return Object.assign({}, ...modules.map(filesOf)) as SourceFiles;
}

/** A fenced block of shell commands. */
export const shell = (...commands: string[]) => ['```sh', ...commands, '```'].join('\n');

/** The first database that a project lists, with the way to run it in a container. */
export function databaseOf({ uses }: Blueprint) {
  if (uses('PostgreSQL', 'PostGIS', 'TimescaleDB', 'pgvector', 'Supabase')) {
    return {
      kind: 'postgresql',
      image: uses('TimescaleDB') ? 'timescale/timescaledb:2.14.2-pg15' : 'postgres:15',
      address: 'postgresql://app:app@localhost:5432/app',
      compose:
        '    environment:\n      POSTGRES_USER: app\n      POSTGRES_PASSWORD: app\n      POSTGRES_DB: app\n    ports: ["5432:5432"]\n',
    } as const;
  }
  if (uses('MySQL', 'MariaDB')) {
    return {
      kind: 'mysql',
      image: 'mysql:8.4',
      address: 'mysql://app:app@localhost:3306/app',
      compose:
        '    environment:\n      MYSQL_USER: app\n      MYSQL_PASSWORD: app\n      MYSQL_DATABASE: app\n      MYSQL_ROOT_PASSWORD: root\n    ports: ["3306:3306"]\n',
    } as const;
  }
  if (uses('MongoDB')) {
    return {
      kind: 'mongodb',
      image: 'mongo:6',
      address: 'mongodb://localhost:27017/app',
      compose: '    ports: ["27017:27017"]\n',
    } as const;
  }
  return null;
}

/** A Compose file with the database and cache that a project lists; no file if it lists neither. */
export function composeFile(blueprint: Blueprint): SourceFiles {
  const database = databaseOf(blueprint);
  const services = [
    ...(database ? [`  database:\n    image: ${database.image}\n${database.compose}`] : []),
    ...(blueprint.uses('Redis', 'BullMQ', 'Celery', 'Sidekiq')
      ? ['  cache:\n    image: redis:7\n    ports: ["6379:6379"]\n']
      : []),
    ...(blueprint.uses('MQTT')
      ? ['  broker:\n    image: eclipse-mosquitto:2\n    ports: ["1883:1883"]\n']
      : []),
  ];
  return services.length > 0 ? { 'compose.yaml': `services:\n${services.join('')}` } : {};
}

/** The step that starts what the Compose file describes; none without one. */
export const composeStep = (blueprint: Blueprint): string[] =>
  Object.keys(composeFile(blueprint)).length > 0
    ? [
        `Start the services it needs (or point \`.env\` at your own):\n\n${shell('docker compose up -d')}`,
      ]
    : [];

/** The table of each module, in the SQL of the project's database. */
export function migrations({ modules }: Blueprint, id: string, folder: string): SourceFiles {
  return Object.fromEntries(
    modules.map(({ snake, feature }, index) => [
      `${folder}/${String(index + 1).padStart(3, '0')}_${snake}.sql`,
      `-- ${feature}\nCREATE TABLE ${snake} (\n  id ${id},\n  name VARCHAR(200) NOT NULL,\n  state VARCHAR(20) NOT NULL DEFAULT 'open',\n  created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP\n);\n\nCREATE INDEX ${snake}_by_state ON ${snake} (state, created_at);\n`,
    ]),
  );
}
