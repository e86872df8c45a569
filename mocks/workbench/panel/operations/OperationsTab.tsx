import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EVERY_OPERATION } from '../../../scenarios/faults';
import { formatFault } from '../../../scenarios/faultText';
import { Section } from '../Section';
import { useSetup, useWorkbench } from '../workbenchContext';
import { FaultForm } from './FaultForm';
import { PassOnForm } from './PassOnForm';

const LONGEST_LATENCY_MS = 60_000;

/** The faults that were set, each to be ended. */
function FaultList() {
  const { workbench } = useWorkbench();
  const { faults } = useSetup();
  const entries = Object.entries(faults);
  if (entries.length === 0) return null;
  return (
    <Section title="In force">
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {entries.map(([operationId, fault]) => (
          <Stack key={operationId} component="li" direction="row" spacing={1} sx={{ py: 0.5 }}>
            <Box component="code" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {decodeURIComponent(formatFault(operationId, fault))}
            </Box>
            <Button
              aria-label={`End the fault of ${operationId}`}
              onClick={() => workbench.setFault(operationId, null)}
            >
              End
            </Button>
          </Stack>
        ))}
      </Box>
      <Button sx={{ mt: 1 }} onClick={() => workbench.change({ faults: {} })}>
        End all
      </Button>
    </Section>
  );
}

/** What each operation answers, and who answers it. */
export function OperationsTab() {
  const { workbench } = useWorkbench();
  const { latencyMs } = useSetup();
  const [operationId, setOperationId] = useState(EVERY_OPERATION);
  const operations = workbench.operations();
  return (
    <>
      <Section title="Make an operation misbehave" text="It holds from the next call on.">
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
          label="Every answer takes at least, in milliseconds"
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
      <PassOnForm operations={operations} />
    </>
  );
}
