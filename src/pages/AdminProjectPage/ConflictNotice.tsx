import { useState } from 'react';
import { useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import { saveMessages } from '@/config/projectMessages';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { changedFields, fieldLabels, toText, type ProjectValues } from './projectValues';

type ConflictNoticeProps = {
  /** Loads the newer version; resolves to null, or to a message if that fails. */
  onLoadNewer: () => Promise<string | null>;
  onSaveAnyway: () => void;
};

/** Fields whose input would be lost. */
function TypedValues() {
  const { values, initialValues } = useFormikContext<ProjectValues>();
  const typed = changedFields(values, initialValues);
  return (
    <>
      What you typed in this form will be lost:
      <ul>
        {typed.map((name) => (
          <li key={name}>
            {fieldLabels[name]}: {toText(values, name)}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Reports that the project was changed elsewhere, and lets the admin choose which version to keep.
 */
export function ConflictNotice({ onLoadNewer, onSaveAnyway }: ConflictNoticeProps) {
  const [isAsking, setAsking] = useState(false);
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
      {saveMessages.conflict}
      {isAsking && (
        <ConfirmDialog
          heading="Load the newer version?"
          confirmLabel="Load it"
          isDangerous
          onConfirm={onLoadNewer}
          onClose={() => setAsking(false)}
        >
          <TypedValues />
        </ConfirmDialog>
      )}
    </Notice>
  );
}
