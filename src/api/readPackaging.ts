import { isRecord } from '@/lib/isRecord';
import type { Licence, Project, Release } from './generated/projects.gen';
import { readText } from './readText';
import { readTexts } from './readTexts';

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
