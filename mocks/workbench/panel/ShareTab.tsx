import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { copyText } from '@/lib/copyText';
import { DEFAULT_SETUP } from '../../controls/setup';
import { launcherPositions, readPosition, type LauncherPosition } from '../launcherPosition';
import { FileButton } from './FileButton';
import { ReportSection } from './ReportSection';
import { saveJson } from './saveJson';
import { Section } from './Section';
import { useAction } from './useAction';
import { useSetup, useWorkbench } from './workbenchContext';

const buttonRow = { flexWrap: 'wrap', gap: 1, mt: 1 } as const;

/** Shares the setup as a link or a file, and saves bug reports. */
export function ShareTab() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  // Re-renders the link when the setup changes.
  useSetup();
  const copyLink = () =>
    run(async () => {
      await copyText(workbench.link());
      return 'The link is in the clipboard.';
    });
  const saveSetup = () =>
    run(() => {
      saveJson(workbench.exportSetup(), 'launchyard-setup.json');
      return 'launchyard-setup.json was saved.';
    });
  const importSetup = (content: unknown) =>
    run(async () => {
      await workbench.importSetup(content);
      return 'The setup from the file is active. Seed, size and switches need a reload.';
    });
  return (
    <>
      <Section
        title="Setup"
        text="This link opens the shop with the same setup as yours. A saved setup can also be dropped on this panel."
      >
        <TextField
          label="Link"
          multiline
          maxRows={4}
          value={workbench.link()}
          slotProps={{
            input: { readOnly: true },
            htmlInput: { style: { wordBreak: 'break-all' } },
          }}
        />
        <Stack direction="row" useFlexGap sx={buttonRow}>
          <Button variant="contained" disabled={isBusy} onClick={() => void copyLink()}>
            Copy link
          </Button>
          <Button onClick={() => void saveSetup()}>Save as a file</Button>
          <FileButton label="Open a file" onChoose={(content) => void importSetup(content)} />
          <Button onClick={() => workbench.change({ ...DEFAULT_SETUP, as: workbench.setup().as })}>
            Back to the defaults
          </Button>
        </Stack>
      </Section>
      <ReportSection />
      <LauncherSection />
    </>
  );
}

function LauncherSection() {
  const { workbench } = useWorkbench();
  return (
    <Section title="The button that opens the workbench">
      <TextField
        select
        id="workbench-button-place"
        label="Position"
        defaultValue={readPosition()}
        slotProps={{ select: { native: true } }}
        onChange={({ target }) => workbench.moveButton(target.value as LauncherPosition)}
        sx={{ mt: 1 }}
      >
        {Object.entries(launcherPositions).map(([position, label]) => (
          <option key={position} value={position}>
            {label}
          </option>
        ))}
      </TextField>
    </Section>
  );
}
