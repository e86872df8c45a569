import { strToU8, zipSync, type Zippable } from 'fflate';
import { COMMERCIAL_LICENSE } from '@/config/content/licenses';
import { site } from '@/config/site';
import type { LicenseRow, ProjectRow } from '../model';
import { makeSampleProject } from './sampleProject';

/** A fixed time for all entries, so that the same project always gives the same bytes. */
const ENTRY_TIME = new Date(2025, 0, 1);
/** Size of an entry's two headers without their names, in bytes. */
const HEADER_BYTES = 30 + 46;
/** Minimum size of a sample data file, in bytes. */
const LEAST_SAMPLE = 2000;

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
    '## Folders and documents\n\nSee [docs/structure.md](docs/structure.md) for what is where, [CHANGELOG.md](CHANGELOG.md) for what changed, and `sample-data/` for data to try it with.',
    `## Support\n\nWrite to <${site.contactEmail}> with your order number.`,
    '## License\n\nSee [LICENSE](LICENSE).',
  ].join('\n\n');
}

function licenseText(project: ProjectRow, { name, may, mayNot }: LicenseRow): string {
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

/** Adds uncompressed sample data, so that the zip file has the size that the shop shows. */
function fillUp(files: Zippable, paths: readonly string[], missing: number): Zippable {
  const overhead = paths.reduce((sum, path) => sum + HEADER_BYTES + 2 * path.length, 0);
  const free = missing - overhead;
  if (free < LEAST_SAMPLE * paths.length) return files;
  const each = Math.floor(free / paths.length);
  const entries = paths.map((path, index) => {
    const size = index === 0 ? free - each * (paths.length - 1) : each;
    return [path, [sampleData(index * 37, size), { level: 0 }]] as const;
  });
  return { ...files, ...Object.fromEntries(entries) } as Zippable;
}

/**
 * Builds the zip file of a project without an uploaded one: a sample project that matches its
 * technologies, in a folder named after it, with the project's file size.
 */
export function makeProjectZip(project: ProjectRow): Uint8Array<ArrayBuffer> {
  const { slug, parts, files: source, start } = makeSampleProject(project);
  const texts = {
    'README.md': `${readme(project, start)}\n`,
    LICENSE: licenseText(project, project.licence ?? COMMERCIAL_LICENSE),
    'CHANGELOG.md': changelog(project),
    ...source,
  };
  const files: Zippable = Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [`${slug}/${path}`, strToU8(text)]),
  );
  const plain = zip(files);
  if (project.fileSize === null) return plain;
  const samples = parts.map(({ kebab }) => `${slug}/sample-data/${kebab}.csv`);
  const filled = fillUp(files, samples, project.fileSize - plain.byteLength);
  return filled === files ? plain : zip(filled);
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
