import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EXPORT_MEGABYTES, type ExportedState } from '../../persistence/exportedState';
import { type ShopSize, shopSizes } from '../../seeds/size';
import { FileButton, saveJson } from './jsonFiles';
import { Section } from './Section';
import { useAction, useSetup, useWorkbench } from './workbenchContext';

const reload = () => window.location.reload();

function describeLeftOut({ filesLeftOut }: ExportedState): string {
  if (filesLeftOut.length === 0) return '';
  return ` It has room for ${EXPORT_MEGABYTES} MB of uploads; these are left out: ${filesLeftOut.join(', ')}.`;
}

/** Exports, imports and resets the shop's state. */
export function StateTab() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const save = () =>
    run(async () => {
      const state = await workbench.exportState();
      saveJson(state, 'launchyard-state.json');
      return `launchyard-state.json was saved; every password in it is “password”.${describeLeftOut(state)}`;
    });
  const importState = (content: unknown) =>
    run(async () => {
      await workbench.importState(content);
      reload();
      return 'The state from the file is active; the page reloads.';
    });
  return (
    <>
      <Section
        title="Export and import"
        text={`A file contains the changes since the seed, and up to ${EXPORT_MEGABYTES} MB of uploads. Importing one replaces the whole state and reloads the page.`}
      >
        <Stack direction="row" spacing={1}>
          <Button disabled={isBusy} onClick={() => void save()}>
            Export to a file
          </Button>
          <FileButton
            label="Import a file"
            isDisabled={isBusy}
            onChoose={(content) => void importState(content)}
          />
        </Stack>
      </Section>
      <ResetSection />
    </>
  );
}

function ResetSection() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const setup = useSetup();
  const [seed, setSeed] = useState(String(setup.seed));
  const [seeded, setSeeded] = useState(setup.seeded ?? '');
  const [size, setSize] = useState<ShopSize>(setup.size);
  const reset = () =>
    run(async () => {
      if (!/^\d{1,9}$/.test(seed)) throw new TypeError('The seed must be a whole number');
      await workbench.reset({ seed: Number(seed), seeded: seeded || null, size });
      reload();
      return 'The shop was reset; the page reloads.';
    });
  return (
    <Section
      title="Start over"
      text="Discards all purchases, registrations and changes. Seeded days count from the clock’s day unless you name one. Each size is a separate shop, which opens as you left it."
    >
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <TextField label="Seed" value={seed} onChange={({ target }) => setSeed(target.value)} />
        <TextField
          label="Days count from"
          type="date"
          value={seeded}
          onChange={({ target }) => setSeeded(target.value)}
          sx={{ minWidth: 150 }}
        />
        <TextField
          select
          id="workbench-size"
          label="Projects"
          value={size}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => setSize(target.value as ShopSize)}
        >
          {Object.entries(shopSizes).map(([name, projects]) => (
            <option key={name} value={name}>
              {projects.toLocaleString('en-GB')}
            </option>
          ))}
        </TextField>
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void reset()}
          sx={{ flexShrink: 0 }}
        >
          Reset the shop
        </Button>
      </Stack>
    </Section>
  );
}
