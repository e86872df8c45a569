import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { getFeatures, SWITCHES, type Features } from '@/config/features';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(SWITCHES) as (keyof Features)[];

/** The product's switches. */
export function SwitchesTab() {
  const { workbench, say } = useWorkbench();
  const { switches } = useSetup();
  const inForce: Features = { ...getFeatures(), ...switches };
  const choose = (name: keyof Features, value: string) => {
    workbench.change({ switches: { ...switches, [name]: value } });
    say(`${name} will be ${value} once the page is loaded again.`);
  };
  return (
    <Section
      title="Product switches"
      text="Both readings of what the specification leaves open. A change holds once the page is loaded again."
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            id={`workbench-switch-${name}`}
            label={name}
            value={inForce[name]}
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
            Back to the built-in ones
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
