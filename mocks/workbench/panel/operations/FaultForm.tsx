import { type SyntheticEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useAction, useWorkbench } from '../workbenchContext';
import {
  behaviours,
  EMPTY_DRAFT,
  type FaultDraft,
  fieldsOf,
  occasions,
  toParts,
} from './faultDraft';

const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', mt: 1.5 } as const;
const wide = { gridColumn: '1 / -1' } as const;

/** How the fields that only some faults have look. */
const LOOKS: Partial<Record<keyof FaultDraft, TextFieldProps>> = {
  status: { label: 'Status' },
  header: { label: 'Header', placeholder: 'Retry-After: 3' },
  pointer: { label: 'JSON Pointer to the field' },
  value: { label: 'Its value, as JSON' },
  body: {
    label: 'Body, as JSON',
    multiline: true,
    minRows: 2,
    maxRows: 8,
    placeholder: '{ "success": false, "message": "…" }',
    sx: wide,
  },
  delay: { label: 'Delay in ms' },
  jitter: { label: 'Random delay, up to ms' },
  kbps: { label: 'Bandwidth in kbit/s' },
  first: { label: 'How many calls' },
  nth: { label: 'Which calls', placeholder: '2, 2..4 or 2..' },
  percent: { label: 'Share of calls, in percent' },
  seed: { label: 'Random seed' },
};

/** Edits how an operation misbehaves, and when. */
export function FaultForm({ operationId }: { operationId: string }) {
  const { workbench } = useWorkbench();
  const { run } = useAction();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const field = (name: keyof FaultDraft) => ({
    id: `workbench-fault-${name}`,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });
  const choice = (name: keyof FaultDraft, label: string, choices: Record<string, string>) => (
    <TextField select label={label} slotProps={{ select: { native: true } }} {...field(name)}>
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
      const target = operationId + draft.only.trim();
      workbench.setFault(target, toParts(draft));
      return `The fault of ${target === '*' ? 'every operation' : target} is active.`;
    });
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={grid}>
      <TextField
        label="Only some of its requests"
        placeholder="/4, ?category=Web or @owner"
        sx={wide}
        {...field('only')}
      />
      {choice('behaviour', 'What it does', behaviours)}
      {choice('occasion', 'When', occasions)}
      {fieldsOf(draft).map((name) => (
        <TextField key={name} {...LOOKS[name]} {...field(name)} />
      ))}
      <TextField
        label="Then, from the next call"
        placeholder="status=503,then,live"
        sx={wide}
        {...field('then')}
      />
      <Button type="submit" variant="contained" sx={{ ...wide, justifySelf: 'start' }}>
        Set fault
      </Button>
    </Box>
  );
}
