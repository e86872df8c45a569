import { strFromU8 } from 'fflate';
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
  licence: { name: 'Own license', may: ['Use it', 'Change it'], mayNot: ['Sell it'] },
  fileSize: null,
};

describe('the zip file of a project', () => {
  it('is the same bytes each time', () => {
    jest.useFakeTimers({ now: new Date('2025-10-15T09:00:00Z') });
    const before = makeProjectZip(project);
    jest.setSystemTime(new Date('2026-10-15T09:00:00Z'));
    expect(makeProjectZip(project)).toEqual(before);
    jest.useRealTimers();
  });

  it('has documents of any number of pages, as many as fit', () => {
    for (const pages of [1, 7, 9999]) {
      const documentDetails = [{ document: 'report', format: 'PDF', pages }] as const;
      const long = { ...project, documents: ['report'], documentDetails } as const;
      const text = strFromU8(makeProjectZip(long), true);
      expect(/\/Count (\d+)/.exec(text)![1]).toBe(String(Math.min(pages, 7)));
    }
  });
});
