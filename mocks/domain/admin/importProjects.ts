import type { ProjectImport } from '@/api/generated/admin.gen';
import { importLimits } from '@/config/projectLimits';
import { formatFileSize } from '@/lib/files';
import { formatCount } from '@/lib/numbers';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { type CsvRecord, readCsv } from './csvTable';
import { reject, toLine } from './inputValues';
import { csvColumns, readCells, readProjectInput } from './projectInput';
import { createProject } from './projects';

const REQUIRED = ['title', 'short_description', 'description', 'base_price'];
type Problem = ProjectImport['problems'][number];
type Values = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

const toName = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
const listNames = (names: readonly string[]) => names.join(', ');

/** Returns the names of the columns; throws a DomainError if the header cannot be used. */
function readHeader(record: CsvRecord | undefined): string[] {
  const names = record?.cells.map(toName) ?? [];
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    reject(
      `The first line does not name the ${missing.length === 1 ? 'column' : 'columns'} ${listNames(missing)}. Add what is missing, or start with the template.`,
    );
  }
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) reject(`The column ${twice} is there twice. Remove one of them.`);
  return names;
}

/** Returns the problems of a line by column; its own messages take precedence over the form's. */
function findErrors(context: DomainContext, values: Values) {
  const { input, errors } = readCells(values);
  try {
    readProjectInput(context, input);
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error;
    return { input, errors: { ...error.fields, ...errors } };
  }
  return { input, errors };
}

/** Returns a function that returns whether a title is taken, and otherwise takes it. */
function makeTitles({ store }: DomainContext) {
  const keyOf = (title: string) => toLine(title).toLowerCase();
  const inShop = new Set(store.projects.all().map(({ title }) => keyOf(title)));
  const lines = new Map<string, number>();
  return (title: string, line: number): string | null => {
    const key = keyOf(title);
    if (inShop.has(key)) {
      return 'The shop has a project with this title already. Remove the line, or change the title.';
    }
    const earlier = lines.get(key);
    if (earlier !== undefined) {
      return `Line ${formatCount(earlier)} has the same title. Remove one of them, or change the title.`;
    }
    lines.set(key, line);
    return null;
  };
}

function refuseTooMany(records: number) {
  if (records <= importLimits.projects) return;
  const most = formatCount(importLimits.projects);
  reject(
    `The file has ${formatCount(records)} projects; at most ${most} can be imported at once. Split it into files of ${most} projects.`,
  );
}

/**
 * Validates the projects of a CSV file and, unless it is a dry run, adds those without problems.
 */
export function importProjects(
  context: DomainContext,
  bytes: Uint8Array,
  isDryRun: boolean,
): ProjectImport {
  if (bytes.length > importLimits.bytes) {
    const most = formatFileSize(importLimits.bytes).replace('.00', '');
    reject(`The file has more than ${most}. Split it into several files.`);
  }
  const [header, ...records] = readCsv(bytes);
  const names = readHeader(header);
  if (records.length === 0) reject('The file has no projects below its first line. Add some.');
  refuseTooMany(records.length);

  const findTaken = makeTitles(context);
  const problems: Problem[] = [];
  const good: { line: number; input: Input }[] = [];
  for (const { line, cells, problem } of records) {
    const isTooLong = cells.slice(names.length).some((cell) => cell !== '');
    if (problem || isTooLong) {
      const message =
        problem ??
        'The line has more cells than the first line. Put a text with a comma in quotation marks.';
      problems.push({ line, column: null, message });
      continue;
    }
    const values = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    const { input, errors } = findErrors(context, values);
    const taken = errors.title ? null : findTaken(values.title!, line);
    if (taken) errors.title = taken;
    const found = csvColumns.filter((name) => errors[name]);
    for (const column of found) problems.push({ line, column, message: errors[column]! });
    if (found.length === 0) good.push({ line, input });
  }
  return {
    is_dry_run: isDryRun,
    projects: good.map(({ line, input }) => {
      if (isDryRun) return { line, title: toLine(String(input.title)), id: null };
      const { id, title } = createProject(context, input).project;
      return { line, title, id };
    }),
    problems,
    ignored_columns: names.filter((name) => name !== '' && !csvColumns.includes(name)),
  };
}
