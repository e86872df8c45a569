import { countOf } from '@/lib/numbers';

/** The bulk actions on projects. */
export type BulkAction = 'activate' | 'deactivate' | 'delete';

const running = { activate: 'Activating', deactivate: 'Deactivating', delete: 'Deleting' };
const be = (count: number) => (count === 1 ? 'is' : 'are');
const have = (count: number) => (count === 1 ? 'was' : 'were');

/** Messages of the project list about bulk actions. */
export const bulkMessages = {
  running: (action: BulkAction, count: number) =>
    `${running[action]} ${countOf(count, 'project')}…`,
  done: (action: BulkAction, count: number) => {
    const projects = countOf(count, 'project');
    if (action === 'delete') return `${projects} ${have(count)} deleted`;
    return action === 'activate'
      ? `${projects} ${be(count)} on sale`
      : `${projects} ${be(count)} no longer on sale`;
  },
  undone: (count: number) => `${countOf(count, 'project')} ${be(count)} as before`,
  failed: {
    activate: 'The projects could not be activated',
    deactivate: 'The projects could not be deactivated',
    delete: 'The projects could not be deleted',
  },
  notDone: (count: number, all: number) =>
    `${countOf(count, 'project')} of ${all} could not be changed and ${be(count)} still selected:`,
  unknown: 'It does not exist any more.',
};
