import { type SyntheticEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useAction, useWorkbench } from '../workbenchContext';
import { behaviours, EMPTY_DRAFT, type FaultDraft, occasions, toFault } from './faultDraft';

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', mt: 1.5 } as const;
const wide = { gridColumn: '1 / -1' } as const;

const hasStatus = ({ behaviour }: FaultDraft) =>
  behaviour === 'status' || behaviour === 'malformed' || behaviour === 'empty';

/** Edits how an operation misbehaves, and when. */
export function FaultForm({ operationId }: { operationId: string }) {
  const { workbench } = useWorkbench();
  const { run } = useAction();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const field = (name: keyof FaultDraft, label: string) => ({
    label,
    id: `workbench-fault-${name}`,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });
  const choice = (name: keyof FaultDraft, label: string, choices: Record<string, string>) => (
    <TextField select slotProps={{ select: { native: true } }} {...field(name, label)}>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => {
      workbench.setFault(operationId, toFault(draft));
      return `The fault of ${operationId === '*' ? 'every operation' : operationId} is active.`;
    });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={grid}>
      {choice('behaviour', 'What it does', behaviours)}
      {choice('occasion', 'When', occasions)}
      {hasStatus(draft) && <TextField type="number" {...field('status', 'Status')} />}
      {draft.behaviour === 'contentType' && <TextField {...field('contentType', 'Content type')} />}
      <TextField type="number" {...field('delayMs', 'Delay in ms')} />
      {draft.occasion === 'nth' && (
        <TextField type="number" {...field('nth', 'Number of the call, from 1')} />
      )}
      {draft.occasion === 'random' && (
        <>
          <TextField type="number" {...field('percent', 'Share of calls, in percent')} />
          <TextField type="number" {...field('seed', 'Random seed')} />
        </>
      )}
      {draft.behaviour === 'status' && (
        <TextField
          {...field('body', 'Body, as JSON')}
          multiline
          minRows={2}
          maxRows={8}
          placeholder='{ "success": false, "message": "…" }'
          sx={wide}
        />
      )}
      <Button type="submit" variant="contained" sx={{ ...wide, justifySelf: 'start' }}>
        Set fault
      </Button>
    </Box>
  );
}
