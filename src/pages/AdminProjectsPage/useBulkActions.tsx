import { type ReactNode, useMemo, useState } from 'react';
import { type AdminProject, type ProjectResult, useChangeProjectsMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { useConfirmation } from '@/features/forms';
import { useToast } from '@/features/toasts';
import { countOf } from '@/lib/numbers';
import { buttonLabels } from '@/ui/buttonLabels';

/** The bulk actions on projects. */
export type BulkAction = 'activate' | 'deactivate' | 'delete';

const running = { activate: 'Activating', deactivate: 'Deactivating', delete: 'Deleting' };
const be = (count: number) => (count === 1 ? 'is' : 'are');
const have = (count: number) => (count === 1 ? 'was' : 'were');

/** What is said about the bulk actions. */
export const bulkTexts = {
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

/** Maximum number of titles that the dialog lists. */
const LISTED = 8;

const NONE: ReadonlySet<number> = new Set();

/** The failures of a bulk action. */
export type BulkReport = { all: number; refused: readonly ProjectResult[] };

/** The selection among the shown projects and its actions; projects that could not be changed stay selected. */
export function useBulkActions(projects: readonly AdminProject[] | undefined): {
  ids: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
  isBusy: boolean;
  run: (action: BulkAction) => void;
  report: BulkReport | null;
  closeReport: () => void;
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState(NONE);
  const { ask, dialog } = useConfirmation();
  const [report, setReport] = useState<BulkReport | null>(null);
  const [changeProjects, { isLoading }] = useChangeProjectsMutation();
  const toast = useToast();
  // Selected projects hidden by filters or on other pages are not changed.
  const selected = useMemo(
    () => (projects ?? []).filter(({ id }) => chosen.has(id)),
    [projects, chosen],
  );
  const ids = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);

  const undo = async (action: BulkAction, before: number[]) => {
    try {
      const { results } = await changeProjects({ body: { action, ids: before } }).unwrap();
      toast.success(bulkTexts.undone(results.filter(({ is_done }) => is_done).length));
    } catch (error) {
      toast.error(failureText(error, bulkTexts.failed[action]));
    }
  };

  function announce(action: BulkAction, done: readonly ProjectResult[]) {
    if (done.length === 0) return;
    const text = bulkTexts.done(action, done.length);
    const wasActive = action === 'deactivate';
    const changed = selected.filter(
      ({ id, is_active }) => is_active === wasActive && done.some((each) => each.id === id),
    );
    if (action === 'delete' || changed.length === 0) toast.success(text);
    else {
      const changedIds = changed.map(({ id }) => id);
      toast.custom(text, {
        label: buttonLabels.undo,
        run: () => void undo(wasActive ? 'activate' : 'deactivate', changedIds),
      });
    }
  }

  const change = async (action: BulkAction) => {
    const finish = toast.loading(bulkTexts.running(action, ids.size));
    setReport(null);
    try {
      const { results } = await changeProjects({ body: { action, ids: [...ids] } }).unwrap();
      const refused = results.filter(({ is_done }) => !is_done);
      const done = results.filter(({ is_done }) => is_done);
      // What was ticked meanwhile stays so.
      setChosen(
        (ticked) => new Set([...ticked].filter((id) => !done.some((each) => each.id === id))),
      );
      setReport(refused.length > 0 ? { all: results.length, refused } : null);
      announce(action, done);
    } finally {
      finish();
    }
  };

  const askToDelete = () => {
    const more = selected.length - LISTED;
    ask({
      heading: `Delete ${countOf(selected.length, 'project')}?`,
      children: (
        <>
          They disappear from the shop for good. This cannot be undone. Projects with payments are
          kept.
          <ul>
            {selected.slice(0, LISTED).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {more > 0 && <li>{`and ${countOf(more, 'more project')}`}</li>}
          </ul>
        </>
      ),
      confirmLabel: 'Delete',
      isDangerous: true,
      onConfirm: () => change('delete'),
      failed: bulkTexts.failed.delete,
    });
  };

  const run = async (action: BulkAction) => {
    if (action === 'delete') return askToDelete();
    try {
      await change(action);
    } catch (error) {
      toast.error(failureText(error, bulkTexts.failed[action]));
    }
  };

  return {
    ids,
    select: setChosen,
    isBusy: isLoading,
    run: (action) => void run(action),
    report,
    closeReport: () => setReport(null),
    dialog,
  };
}
