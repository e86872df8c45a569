/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { site } from '@/config/site';
import { openShop } from '../admin/fakes';
import type { ProjectRow } from '../model';
import { makeProjectZip } from './projectZip';

const { store } = openShop();

const project: ProjectRow = {
  ...store.projects.get(4)!,
  title: 'Till & Table',
  shortDescription: 'A till for small restaurants.',
  description: 'For one kitchen.\n\nRuns offline.',
  features: ['Split bills', 'Kitchen tickets'],
  technologies: ['Go', 'PostgreSQL'],
  requirements: ['Go 1.22'],
  version: '2.1.0',
  changelog: [
    { version: '2.1.0', date: '2025-08-02', changes: ['Split bills', 'Faster'] },
    { version: '2.0.0', date: '2025-02-11', changes: ['New kitchen view'] },
  ],
  licence: { name: 'Own licence', may: ['Use it', 'Change it'], mayNot: ['Sell it'] },
  fileSize: null,
};

/** Returns the files of a project's zip file: their paths in its folder, and their texts. */
function unzip(fields: Partial<ProjectRow>): Record<string, string> {
  const files = unzipSync(makeProjectZip({ ...project, ...fields }));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => {
      const [folder, ...rest] = path.split('/');
      expect(folder).toBe('till-table');
      return [rest.join('/'), strFromU8(bytes)];
    }),
  );
}

describe('the zip file of a project', () => {
  it('has a README with everything that the project page says', () => {
    const readme = unzip({})['README.md']!;
    const [, start] = /## Getting started\n\n([^]*?)\n\n## Folders/.exec(readme)!;
    expect(start).toMatch(/^1\. .+\n(?:.*\n)*2\. /);
    expect(start).not.toMatch(/ +$/m);
    expect(readme.replace(start!, '1. Start it.')).toBe(`# Till & Table

A till for small restaurants.

For one kitchen.

Runs offline.

## Features

- Split bills
- Kitchen tickets

## Built with

- Go
- PostgreSQL

## Requirements

- Go 1.22

## Getting started

1. Start it.

## Folders and documents

See [docs/structure.md](docs/structure.md) for what is where, [CHANGELOG.md](CHANGELOG.md) for what changed, and \`sample-data/\` for data to try it with.

## Support

Write to <${site.contactEmail}> with your order number.

## License

See [LICENSE](LICENSE).
`);
  });

  it('is the same bytes each time', () => {
    jest.useFakeTimers({ now: new Date('2025-10-15T09:00:00Z') });
    const before = makeProjectZip(project);
    jest.setSystemTime(new Date('2026-10-15T09:00:00Z'));
    expect(makeProjectZip(project)).toEqual(before);
    jest.useRealTimers();
  });

  it('is filled up with sample data to the size that the shop shows', () => {
    const { byteLength } = makeProjectZip(project);
    for (const fileSize of [byteLength + 10_000, byteLength + 123_457]) {
      expect(makeProjectZip({ ...project, fileSize })).toHaveLength(fileSize);
    }
    const filled = unzip({ fileSize: byteLength + 50_000 });
    const samples = Object.keys(filled).filter((path) => path.startsWith('sample-data/'));
    expect(samples).toEqual(['sample-data/split-bills.csv', 'sample-data/kitchen-tickets.csv']);
    const [one, other] = samples.map((path) => filled[path]!);
    expect(one!.length - other!.length).toBe(one!.length % 2 === other!.length % 2 ? 0 : 1);
    expect(one).not.toBe(other);
  });
});
