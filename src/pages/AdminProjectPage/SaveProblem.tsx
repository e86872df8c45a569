import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { fieldNames, nameOf } from '@/features/admin';
import { ConfirmDialog, focusFirstInvalid } from '@/features/forms';
import { messageOf } from '@/ui/form/useFormField';
import { Notice } from '@/ui/Notice';
import { changedFields, type ProjectValues } from './projectValues';
import type { Obstacle } from './useProjectForm';

type ConflictNoticeProps = {
  /** Loads the newer version; rejects if that fails. */
  onLoadNewer: () => Promise<unknown>;
  onSaveAnyway: () => void;
};

/** Reports that the project was changed elsewhere, and lets the admin choose which version to keep. */
function ConflictNotice({ onLoadNewer, onSaveAnyway }: ConflictNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const { values, initialValues } = useFormikContext<ProjectValues>();
  return (
    <Notice
      tone="error"
      actions={
        <>
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            Load the newer version
          </Button>
          <Button size="small" variant="outlined" onClick={onSaveAnyway}>
            Save mine anyway
          </Button>
        </>
      }
    >
      Somebody else has changed this project since you opened it.
      {isAsking && (
        <ConfirmDialog
          heading="Load the newer version?"
          confirmLabel="Load it"
          isDangerous
          onConfirm={onLoadNewer}
          failed="The newer version could not be loaded"
          onClose={() => setAsking(false)}
        >
          What you typed in these fields will be lost:
          <ul>
            {changedFields(values, initialValues).map((name) => (
              <li key={name}>{nameOf(name)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Notice>
  );
}

type SaveProblemProps = ConflictNoticeProps & { obstacle: Obstacle | null; failure: string | null };

/** Shows why the last attempt to save failed; the summary lists invalid fields instead. */
export function SaveProblem({ obstacle, failure, ...choices }: SaveProblemProps) {
  if (obstacle === 'conflict') return <ConflictNotice {...choices} />;
  if (obstacle === 'uploading')
    return (
      <Notice tone="error">
        A file has not arrived yet. Save once it has, or cancel its upload; nothing was saved so
        far.
      </Notice>
    );
  return failure && <Notice tone="error">{failure}</Notice>;
}

/** Lists the errors of a save with links to the fields; `others` belong to no field. */
export function ErrorSummary({ others }: { others: readonly string[] }) {
  const { errors, submitCount } = useFormikContext<ProjectValues>();
  const notice = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);
  const hasFields = wrong.length > 0;

  const focusSummary = useEffectEvent(() => {
    if (others.length > 0 && !hasFields) notice.current?.focus();
  });
  // The summary is focused if no field can be, but not while a field is corrected.
  useEffect(() => focusSummary(), [others]);

  if (submitCount === 0 || (!hasFields && others.length === 0)) return null;
  return (
    <Notice tone="error" ref={notice}>
      The project was not saved. Please correct this:
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              color="inherit"
              onClick={(event: React.MouseEvent) => {
                // Navigation would add a history entry unknown to the router.
                event.preventDefault();
                focusFirstInvalid([name]);
              }}
            >
              {nameOf(name)}
            </Link>
            <span>{`: ${messageOf(errors[name])}`}</span>
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
