import { isRecord } from '@/lib/isRecord';
import type { Licence, Project, PurchasedProject, Release } from './generated/projects.gen';
import { readText, readTexts, readTitle } from './read';

/** Returns a project with the texts of every project, since a backend may lack some of them. */
export function readPurchasedProject<Entry extends PurchasedProject | Project>(
  project: Entry,
): Entry {
  return {
    ...project,
    title: readTitle(project.title),
    category: readText(project.category) || null,
    short_description: readText(project.short_description),
    description: readText(project.description),
  };
}

/** Returns a project of the catalogue with all its texts; its lists may be texts or lists. */
export function readProject<Entry extends Project>(project: Entry): Entry {
  return {
    ...readPurchasedProject(project),
    features: readText(project.features, '\n'),
    technologies: readText(project.technologies, ','),
  };
}

/** What a backend says about a project's zip file; empty where it says nothing. */
export type Packaging = {
  version: string;
  requirements: string[];
  /** Newest first. */
  changelog: Release[];
  licence: Licence | null;
  /** Days of support after a purchase. */
  supportDays: number | null;
};

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function readChangelog(value: unknown): Release[] {
  return toList(value)
    .filter(isRecord)
    .map(({ version, date, changes }) => ({
      version: readText(version),
      date: readText(date),
      changes: readTexts(changes),
    }))
    .filter(({ version }) => version !== '');
}

function readLicence(value: unknown): Licence | null {
  if (!isRecord(value)) return null;
  const { name, may, may_not } = value;
  return { name: readText(name), may: readTexts(may), may_not: readTexts(may_not) };
}

const readDays = (value: unknown): number | null =>
  /^\d+$/.test(readText(value)) ? Number(value) : null;

/**
 * Returns what is known about a project's zip file. Its parts may be of any type, since a backend
 * may store them as one JSON value; what cannot be read is left out.
 */
export function readPackaging(project: Project): Packaging {
  return {
    version: readText(project.version),
    requirements: readTexts(project.requirements),
    changelog: readChangelog(project.changelog),
    licence: readLicence(project.licence),
    supportDays: readDays(project.support_days),
  };
}
