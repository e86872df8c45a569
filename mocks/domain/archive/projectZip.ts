import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ProjectDocument } from '@/api/generated/projects.gen';
import { documentNames } from '@/config/content/documentNames';
import { COMMERCIAL_LICENSE, type LicenseText } from '@/config/content/licenses';
import { site } from '@/config/site';
import texts from '../../seeds/data/packaging.json';
import type { ProjectRow } from '../model';
import { toSlug } from '../slug';
import { LEAST_PDF, makePdf } from './documentPdf';
import { makeSampleProject, type SampleProject } from './sampleProject';

/** A fixed time for all entries, so that the same project always gives the same bytes. */
const ENTRY_TIME = new Date(2025, 0, 1);
/** Size of an entry's two headers without their names, in bytes. */
const HEADER_BYTES = 30 + 46;

const listOf = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');

const numbered = (steps: readonly string[]) =>
  steps
    .map((step, index) => `${index + 1}. ${step.replaceAll('\n', '\n   ').replaceAll(/ +$/gm, '')}`)
    .join('\n');

function readme(project: ProjectRow, start: readonly string[]): string {
  const { title, shortDescription, description, features, technologies, requirements } = project;
  return [
    `# ${title}`,
    shortDescription,
    description,
    `## Features\n\n${listOf(features)}`,
    `## Built with\n\n${listOf(technologies)}`,
    ...(requirements.length > 0 ? [`## Requirements\n\n${listOf(requirements)}`] : []),
    `## Getting started\n\n${numbered(start)}`,
    '## Folders and documents\n\nSee [docs/structure.md](docs/structure.md) for what is where, [CHANGELOG.md](CHANGELOG.md) for what changed, `docs/` for the documents, and `sample-data/` for data to try it with.',
    `## Support\n\nWrite to <${site.contactEmail}> with your order number.`,
    '## License\n\nSee [LICENSE](LICENSE).',
  ].join('\n\n');
}

function licenseText(project: ProjectRow, { name, may, mayNot }: LicenseText): string {
  return `${name}\n${'='.repeat(name.length)}\n\n${project.title}\n\nYou may:\n\n${listOf(may)}\n\nYou may not:\n\n${listOf(mayNot)}\n\nThe terms of ${site.siteName} hold in full.\n`;
}

function changelog({ changelog: releases, version }: ProjectRow): string {
  const entries =
    releases.length > 0
      ? releases.map(
          ({ version: name, date, changes }) => `## ${name}, ${date}\n\n${listOf(changes)}`,
        )
      : [`## ${version ?? '1.0.0'}\n\n- First release`];
  return `# Changelog\n\n${entries.join('\n\n')}\n`;
}

const zip = (files: Zippable) => new Uint8Array(zipSync(files, { mtime: ENTRY_TIME }));

/** How much of the space each document takes, relative to the others and to the sample data. */
const DOCUMENT_WEIGHTS: Record<ProjectDocument, number> = {
  report: 8,
  slides: 11,
  synopsis: 2,
  er_diagram: 3,
  test_cases: 4,
  user_manual: 6,
  viva_questions: 2,
};

/** A file that may have any size. */
type Filler = { path: string; weight: number; make: (size: number) => Uint8Array };

function fillersOf(project: ProjectRow, { slug, parts }: SampleProject): Filler[] {
  const documents = project.documents.map((name) => {
    const title = documentNames[name];
    const pages = project.documentDetails.find(({ document }) => document === name)?.pages ?? 1;
    const lines = [`${project.title}: ${title}`, project.shortDescription, ...project.features];
    const chapters = Array.from({ length: pages - 1 }, (_page, index) => [
      ...texts.chapters[index % texts.chapters.length]!,
      project.features[index % project.features.length] ?? project.shortDescription,
    ]);
    return {
      path: `${slug}/docs/${toSlug(title)}.pdf`,
      weight: DOCUMENT_WEIGHTS[name],
      make: (size: number) => makePdf([lines, ...chapters], size),
    };
  });
  const samples = parts.map(({ kebab }, index) => ({
    path: `${slug}/sample-data/${kebab}.csv`,
    weight: parts.length - index,
    make: (size: number) => sampleData(index * 37, size),
  }));
  return [...documents, ...samples];
}

/** Adds uncompressed documents and sample data, so that the zip file has the size that the shop shows. */
function fillUp(files: Zippable, fillers: readonly Filler[], missing: number): Zippable {
  const overhead = fillers.reduce((sum, { path }) => sum + HEADER_BYTES + 2 * path.length, 0);
  const spare = Math.max(0, missing - overhead - LEAST_PDF * fillers.length);
  const weights = fillers.reduce((sum, { weight }) => sum + weight, 0);
  const extras = fillers.map(({ weight }) => Math.floor((spare * weight) / weights));
  const rest = spare - extras.reduce((sum, extra) => sum + extra, 0);
  const entries = fillers.map(({ path, make }, index) => {
    const size = LEAST_PDF + extras[index]! + (index === 0 ? rest : 0);
    return [path, [make(size), { level: 0 }]] as const;
  });
  return { ...files, ...Object.fromEntries(entries) } as Zippable;
}

/**
 * Builds the zip file of a project without an uploaded one: a sample project that matches its
 * technologies, in a folder named after it, with its documents and the project's file size.
 */
export function makeProjectZip(project: ProjectRow): Uint8Array<ArrayBuffer> {
  const sample = makeSampleProject(project);
  const texts = {
    'README.md': `${readme(project, sample.start)}\n`,
    LICENSE: licenseText(project, project.licence ?? COMMERCIAL_LICENSE),
    'CHANGELOG.md': changelog(project),
    ...sample.files,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [`${sample.slug}/${path}`, strToU8(text)]),
  );
  const missing = project.fileSize === null ? 0 : project.fileSize - zip(files).byteLength;
  return zip(fillUp(files, fillersOf(project, sample), missing));
}

const STATES = ['open', 'done', 'open', 'waiting'] as const;
const NAMES = ['Asha', 'Ravi', 'Meera', 'Arjun', 'Divya', 'Kiran', 'Nisha', 'Vikram'] as const;
const PLACES = ['Bengaluru', 'Pune', 'Kochi', 'Jaipur', 'Indore', 'Mysuru'] as const;
const HEADER = 'id,name,place,state,amount\n';

/** Number of rows to generate and repeat in a large file. */
const ROWS_PER_BLOCK = 1000;

function makeBlock(seed: number): Uint8Array {
  const rows = Array.from({ length: ROWS_PER_BLOCK }, (_row, index) => {
    const one = index + seed;
    const amount = ((one * 7919) % 100_000) / 100;
    return `${index + 1},${NAMES[one % NAMES.length]} ${one},${PLACES[(one * 3) % PLACES.length]},${STATES[one % STATES.length]},${amount.toFixed(2)}\n`;
  });
  return strToU8(rows.join(''));
}

/**
 * Returns a CSV file of exactly `size` bytes. The last row may be truncated, but ends with a
 * newline.
 */
function sampleData(seed: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  const block = makeBlock(seed);
  bytes.set(strToU8(HEADER).subarray(0, size));
  for (let at = HEADER.length; at < size; at += block.length) {
    bytes.set(block.subarray(0, size - at), at);
  }
  bytes.fill(10, -1);
  return bytes;
}
