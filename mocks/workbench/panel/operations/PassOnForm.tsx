import { type SyntheticEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { parseBase } from '../../../controls/passOn';
import type { OperationSummary } from '../../types';
import { Section } from '../Section';
import { useAction, useSetup, useWorkbench } from '../workbenchContext';

const list = {
  maxHeight: 220,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  px: 1.5,
} as const;

/** Forwards some operations to a real backend while the others stay mocked. */
export function PassOnForm({ operations }: { operations: readonly OperationSummary[] }) {
  const { workbench } = useWorkbench();
  const { passOn } = useSetup();
  const { run } = useAction();
  const [address, setAddress] = useState(passOn?.base ?? 'http://localhost:4000');
  const [selected, setSelected] = useState<readonly string[]>(passOn?.operations ?? []);
  const passable = operations.filter(({ method }) => method !== 'WS');
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => {
      const base = parseBase(address);
      if (!base) throw new TypeError('Enter an address such as http://localhost:4000');
      workbench.passOn(selected.length > 0 ? { base, operations: selected } : null);
      return selected.length > 0
        ? `${base} now handles ${selected.join(', ')}.`
        : 'Every operation is mocked.';
    });
  };
  return (
    <Section
      title="A real backend for some operations"
      text="The others stay mocked. It has its own sessions: pass on login together with operations that need one. It must allow this page’s origin."
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        <TextField
          id="workbench-pass-on"
          label="Backend address"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Box component="fieldset" sx={list}>
          <Box component="legend" sx={{ typography: 'caption' }}>
            Operations it handles
          </Box>
          {passable.map(({ operationId }) => (
            <FormControlLabel
              key={operationId}
              label={operationId}
              sx={{ display: 'flex' }}
              control={
                <Checkbox
                  size="small"
                  checked={selected.includes(operationId)}
                  onChange={() => toggle(operationId)}
                />
              }
            />
          ))}
        </Box>
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained">
            Pass on
          </Button>
          <Button
            onClick={() => {
              setSelected([]);
              workbench.passOn(null);
            }}
          >
            Mock all
          </Button>
        </Stack>
      </Box>
    </Section>
  );
}
