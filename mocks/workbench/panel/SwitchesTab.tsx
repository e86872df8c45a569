import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { getFeatures } from '@/config/features';
import { type Features, SWITCHES } from '@/config/switches';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(SWITCHES) as (keyof Features)[];

/** Sets the product switches. */
export function SwitchesTab() {
  const { workbench, showStatus } = useWorkbench();
  const { switches } = useSetup();
  const current: Features = { ...getFeatures(), ...switches };
  const choose = (name: keyof Features, value: string) => {
    workbench.change({ switches: { ...switches, [name]: value } });
    showStatus(`${name} will be ${value} once the page is reloaded.`);
  };
  return (
    <Section
      title="Product switches"
      text="Alternatives where the specification is open. Changes apply when the page is reloaded."
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            id={`workbench-switch-${name}`}
            label={name}
            value={current[name]}
            slotProps={{ select: { native: true } }}
            onChange={({ target }) => choose(name, target.value)}
          >
            {SWITCHES[name].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </TextField>
        ))}
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
          <Button onClick={() => workbench.change({ switches: {} })}>
            Back to the built-in values
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
