import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { NO_SOCKET_FAULTS } from '../../realtime/socketFaults';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const LONGEST_DELAY_MS = 60_000;

const flags = [
  { name: 'refuses', label: 'Refuse new connections, as if there were no server' },
  { name: 'duplicates', label: 'Send every event twice' },
  { name: 'reorders', label: 'Let every second event overtake the one before it' },
] as const;

const clamp = (text: string, most: number) => Math.min(Math.max(Number(text) || 0, 0), most);

/** Sets the faults of the live chat's connection. */
export function SocketTab() {
  const { workbench, showStatus } = useWorkbench();
  const { sockets } = useSetup();
  const dropConnections = () => {
    workbench.sockets.dropAll();
    showStatus('This tab’s connections were dropped; clients reconnect by themselves.');
  };
  const clearFaults = () => {
    workbench.sockets.set(NO_SOCKET_FAULTS);
    showStatus('All socket faults are cleared.');
  };
  return (
    <Section
      title="Live chat"
      text="Applies immediately to this tab’s connections. To test reconnecting: refuse, drop, then stop refusing."
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {flags.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Switch
                checked={sockets[name]}
                onChange={({ target }) => workbench.sockets.set({ [name]: target.checked })}
              />
            }
          />
        ))}
        <TextField
          type="number"
          label="Delay of every event, in milliseconds"
          value={sockets.delayMs}
          onChange={({ target }) =>
            workbench.sockets.set({ delayMs: clamp(target.value, LONGEST_DELAY_MS) })
          }
        />
        <TextField
          type="number"
          label="Share of lost events, in percent"
          value={Math.round(sockets.loses * 100)}
          onChange={({ target }) =>
            workbench.sockets.set({ loses: clamp(target.value, 100) / 100 })
          }
        />
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={dropConnections}>
            Drop connections now
          </Button>
          <Button onClick={clearFaults}>Clear all faults</Button>
        </Stack>
      </Stack>
    </Section>
  );
}
