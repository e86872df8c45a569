import { countOf } from '@/lib/numbers';
import { importLimits } from './projectLimits';

/** Messages of the project import. */
export const importMessages = {
  fileHint: `CSV in UTF-8, at most ${importLimits.projects} projects.`,
  empty: (name: string) => `${name} is empty. Please choose another file.`,
  tooLarge: (name: string) =>
    `${name} is larger than 2 MB. Split it into several files, and import one after the other.`,
  unreadable: (name: string) => `${name} cannot be read. Was it moved or changed? Choose it again.`,
  checking: (name: string) => `Checking ${name}…`,
  importing: (count: number) => `Importing ${countOf(count, 'project')}…`,
  imported: (count: number) => `${countOf(count, 'project')} imported`,
  checkFailed: 'The file could not be checked',
  importFailed: 'The import was interrupted. It may have added some projects already',
  sendAgain: 'Sending the file again is safe: what is there already is never added twice.',
  ready: (count: number) =>
    count === 0 ? 'No project can be imported' : `${countOf(count, 'project')} can be imported`,
  leftOut: (count: number) => `${countOf(count, 'line')} would be left out`,
  wereLeftOut: (count: number) =>
    `${countOf(count, 'line')} ${count === 1 ? 'was' : 'were'} left out`,
  ignored: (columns: readonly string[]) => `These columns are not imported: ${columns.join(', ')}.`,
};
