import { type SyntheticEvent, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatClock, parseClock } from '../../controls/clock';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const EXAMPLES = ['real', '+1d', '+8d', '-30d', 'x60', '2026-01-31T09:00:00Z'];
const REFRESH_MS = 1000;

/** Returns the mock backend's time, refreshed every second. */
function useClockText(): string {
  const { workbench } = useWorkbench();
  const [text, setText] = useState(() => workbench.clock.now().toISOString());
  useEffect(() => {
    const show = () => setText(workbench.clock.now().toISOString());
    const timer = setInterval(show, REFRESH_MS);
    const unsubscribe = workbench.subscribe(show);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [workbench]);
  return text;
}

/** Sets the shop's clock. */
export function ClockTab() {
  const { workbench, showStatus } = useWorkbench();
  const { clock } = useSetup();
  const [typed, setTyped] = useState(formatClock(clock));
  const [problem, setProblem] = useState('');
  const shown = useClockText();
  const set = (text: string) => {
    const setting = parseClock(text.trim());
    setProblem(setting ? '' : 'Enter a time, a shift such as +3d, or a speed such as x60.');
    if (!setting) return;
    setTyped(text);
    workbench.clock.set(setting);
    showStatus(`The clock is set: ${formatClock(setting)}.`);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    set(typed);
  };
  return (
    <Section
      title="The shop’s clock"
      text="The mock backend uses it immediately: sessions end after seven days, orders and messages get its time. A fixed or shifted clock moves the page’s own Date too; a faster one does not, because connections would break."
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        It is now <strong>{shown}</strong>.
      </Typography>
      <Box component="form" noValidate onSubmit={submit}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            label="Time, shift or speed"
            value={typed}
            error={problem !== ''}
            helperText={problem || 'real; 2026-01-31T09:00:00Z; +3d, -2h, +90m, +10s; x60'}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="contained" sx={{ mt: 0.5 }}>
            Set
          </Button>
        </Stack>
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {EXAMPLES.map((text) => (
          <Button key={text} onClick={() => set(text)}>
            {text}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
