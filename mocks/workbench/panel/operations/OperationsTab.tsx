import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { EXTENSIONS } from '@/config/extensions';
import { EVERY_OPERATION } from '../../../scenarios/faults';
import { formatFault } from '../../../scenarios/faultText';
import { Section } from '../Section';
import { useSetup, useWorkbench } from '../workbenchContext';
import { FaultForm } from './FaultForm';
import { PassOnForm } from './PassOnForm';

const LONGEST_LATENCY_MS = 60_000;

/** Lists the active faults, each with a button to remove it. */
function FaultList() {
  const { workbench } = useWorkbench();
  const { faults } = useSetup();
  const entries = Object.entries(faults);
  if (entries.length === 0) return null;
  return (
    <Section title="Active faults">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map(([target, fault]) => (
          <Stack key={target} component="li" direction="row" spacing={1} sx={{ py: 0.5 }}>
            <Box component="code" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {formatFault(target, fault)}
            </Box>
            <Button
              aria-label={`Remove the fault of ${target}`}
              onClick={() => workbench.setFault(target, null)}
            >
              Remove
            </Button>
          </Stack>
        ))}
      </Box>
      <Button sx={{ mt: 1 }} onClick={() => workbench.change({ faults: {} })}>
        Remove all
      </Button>
    </Section>
  );
}

/** Sets faults, latency and the real backend of operations. */
export function OperationsTab() {
  const { workbench } = useWorkbench();
  const { latencyMs, extensions } = useSetup();
  const [operationId, setOperationId] = useState(EVERY_OPERATION);
  const operations = workbench.operations();
  return (
    <>
      <Section title="Make an operation misbehave" text="Applies from the next call.">
        <TextField
          select
          id="workbench-operation"
          label="Operation"
          value={operationId}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setOperationId(target.value)}
          sx={{ mt: 1 }}
        >
          <option value={EVERY_OPERATION}>Every operation</option>
          {operations.map(({ operationId: id, method, path }) => (
            <option key={id} value={id}>
              {`${id} (${method} ${path})`}
            </option>
          ))}
        </TextField>
        <FaultForm key={operationId} operationId={operationId} />
      </Section>
      <FaultList />
      <Section title="Latency">
        <TextField
          type="number"
          label="Minimum response time, in milliseconds"
          placeholder="120"
          value={latencyMs ?? ''}
          onChange={({ target }) =>
            workbench.change({
              latencyMs:
                target.value === ''
                  ? null
                  : Math.min(Math.max(Math.round(Number(target.value)), 0), LONGEST_LATENCY_MS),
            })
          }
          sx={{ mt: 1 }}
        />
      </Section>
      <Section
        title="Extensions"
        text="What goes beyond the specification; a backend may lack it. The shop follows on its next page."
      >
        <FormControlLabel
          label="Offer the extensions of the specification"
          control={
            <Switch
              checked={extensions.length > 0}
              onChange={({ target }) =>
                workbench.change({ extensions: target.checked ? EXTENSIONS : [] })
              }
            />
          }
        />
      </Section>
      <PassOnForm operations={operations} />
    </>
  );
}
