import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EXPORT_MEGABYTES, type ExportedState } from '../../../persistence/exportedState';
import { shopSizes, type ShopSize } from '../../../seeds/size';
import { FileButton } from '../FileButton';
import { saveJson } from '../saveJson';
import { Section } from '../Section';
import { useAction } from '../useAction';
import { useSetup, useWorkbench } from '../workbenchContext';
import { TableView } from './TableView';

const reload = () => window.location.reload();

function describeLeftOut({ filesLeftOut }: ExportedState): string {
  if (filesLeftOut.length === 0) return '';
  return ` It has room for ${EXPORT_MEGABYTES} MB of uploads, and none for ${filesLeftOut.join(', ')}.`;
}

/** The data of the shop: to be looked at, kept, taken up and begun anew. */
export function StateTab() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const save = () =>
    run(async () => {
      const state = await workbench.exportState();
      saveJson(state, 'launchyard-state.json');
      return `launchyard-state.json was saved; every password in it is “password”.${describeLeftOut(state)}`;
    });
  const take = (content: unknown) =>
    run(async () => {
      await workbench.importState(content);
      reload();
      return 'The state of the file holds; the page is loaded again.';
    });
  return (
    <>
      <Section
        title="Keep and take up"
        text={`A file holds what differs from the seed, and up to ${EXPORT_MEGABYTES} MB of uploads. Taking one up replaces the whole state and loads the page again.`}
      >
        <Stack direction="row" spacing={1}>
          <Button disabled={isBusy} onClick={() => void save()}>
            Export to a file
          </Button>
          <FileButton
            label="Import a file"
            isDisabled={isBusy}
            onChoose={(content) => void take(content)}
          />
        </Stack>
      </Section>
      <BeginAnew />
      <TableView />
    </>
  );
}

function BeginAnew() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const setup = useSetup();
  const [seed, setSeed] = useState(String(setup.seed));
  const [size, setSize] = useState<ShopSize>(setup.size);
  const begin = () =>
    run(async () => {
      if (!/^\d{1,9}$/.test(seed)) throw new TypeError('The seed is a whole number');
      await workbench.reset({ seed: Number(seed), size });
      reload();
      return 'The shop begins anew; the page is loaded again.';
    });
  return (
    <Section
      title="Begin anew"
      text="Forgets what was bought, registered and changed. Another size is a shop of its own, which opens as it was left."
    >
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <TextField label="Seed" value={seed} onChange={({ target }) => setSeed(target.value)} />
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
          onClick={() => void begin()}
          sx={{ flexShrink: 0 }}
        >
          Reset the shop
        </Button>
      </Stack>
    </Section>
  );
}
