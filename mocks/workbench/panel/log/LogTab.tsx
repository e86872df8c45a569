import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { CheckedEntry } from '../../../log/checkEntry';
import { MOCK_SERVER } from '../../../log/outsideUrl';
import { FileButton, saveJson } from '../jsonFiles';
import { Section } from '../Section';
import { useAction, useWorkbench } from '../workbenchContext';
import { LogLine } from './LogLine';

const LINES_SHOWN = 100;

/** Lists every request, chat event and page of this tab. */
export function LogTab() {
  const { workbench } = useWorkbench();
  const { run } = useAction();
  const [search, setSearch] = useState('');
  const entries = useCheckedLog();
  const found = entries
    .filter((entry) => JSON.stringify(entry).toLowerCase().includes(search))
    .reverse();
  const saveHar = () =>
    run(() => {
      saveJson(workbench.har(), 'launchyard.har');
      return 'launchyard.har was saved; browsers open it in their network panel.';
    });
  const replay = (har: unknown) =>
    run(() => {
      const lasts = workbench.replay(har);
      if (har === null) return 'The mock backend answers every request again.';
      return `${workbench.recorded()} recorded responses are replayed, in order${lasts ? '' : ', until this page ends'}.`;
    });
  return (
    <Section
      title="Requests and chat events"
      text={`Newest first, each checked against openapi.yaml. Passwords and tokens are left out. This page’s origin has no API, so curl and HAR name the mock server, ${MOCK_SERVER}.`}
    >
      <Stack direction="row" spacing={1} sx={{ my: 1, '& button': { flexShrink: 0 } }}>
        <TextField
          label="Lines that contain"
          onChange={({ target }) => setSearch(target.value.toLowerCase())}
        />
        <Button onClick={() => void saveHar()}>Save as HAR</Button>
        {workbench.recorded() > 0 ? (
          <Button onClick={() => void replay(null)}>End the replay</Button>
        ) : (
          <FileButton label="Replay a HAR" onChoose={(har) => void replay(har)} />
        )}
        <Button onClick={() => workbench.clearLog()}>Clear</Button>
      </Stack>
      <Box component="ul" aria-label="Log" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.slice(0, LINES_SHOWN).map((entry) => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </Box>
      {found.length === 0 && <p>Nothing here yet. Use the shop, and its requests appear.</p>}
    </Section>
  );
}

/** Returns the checked log entries and re-renders when the log changes. */
function useCheckedLog(): readonly CheckedEntry[] {
  const { workbench, showStatus } = useWorkbench();
  const [entries, setEntries] = useState<readonly CheckedEntry[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = () => {
      workbench.log().then(
        (checked) => {
          if (isMounted) setEntries(checked);
        },
        () => showStatus('The log could not be checked. Close the workbench and open it again.'),
      );
    };
    const unsubscribe = workbench.onLog(read);
    read();
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [workbench, showStatus]);
  return entries;
}
