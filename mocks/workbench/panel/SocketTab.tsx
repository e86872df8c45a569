import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SOUND_SOCKETS } from '../../realtime/socketFaults';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const LONGEST_DELAY_MS = 60_000;

const flags = [
  { name: 'refuses', label: 'Refuse new connections, as if there were no server' },
  { name: 'duplicates', label: 'Send every event twice' },
  { name: 'reorders', label: 'Let every second event overtake the one before it' },
] as const;

const clamp = (text: string, most: number) => Math.min(Math.max(Number(text) || 0, 0), most);

/** How the connection of the live chat misbehaves. */
export function SocketTab() {
  const { workbench, say } = useWorkbench();
  const { sockets } = useSetup();
  const breakConnections = () => {
    workbench.sockets.dropAll();
    say('The connections of this tab were broken; clients come back by themselves.');
  };
  const heal = () => {
    workbench.sockets.set(SOUND_SOCKETS);
    say('Sockets are sound again.');
  };
  return (
    <Section
      title="Live chat"
      text="It holds at once for the connections of this tab. To test a reconnection, refuse, break, and stop refusing."
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
          label="Share of events that get lost, in per cent"
          value={Math.round(sockets.loses * 100)}
          onChange={({ target }) =>
            workbench.sockets.set({ loses: clamp(target.value, 100) / 100 })
          }
        />
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={breakConnections}>
            Break connections now
          </Button>
          <Button onClick={heal}>All sound</Button>
        </Stack>
      </Stack>
    </Section>
  );
}
