import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { copyText } from '@/lib/browser';
import { DEFAULT_SETUP } from '../../controls/setup';
import { type LauncherPosition, launcherPositions, readPosition } from '../launcher';
import { FileButton, saveJson } from './jsonFiles';
import { Section } from './Section';
import { useAction, useSetup, useWorkbench } from './workbenchContext';

const REPORT_FILE = 'launchyard-bug-report.json';

const buttonRow = { flexWrap: 'wrap', gap: 1, mt: 1 } as const;

/** Shares the setup as a link or a file, and saves bug reports. */
export function ShareTab() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  // Re-renders the link when the setup changes.
  useSetup();
  const link = workbench.link();
  const copyLink = (text: string) =>
    run(async () => {
      await copyText(text);
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
      <Section title="Setup" text="This link opens the shop with the same setup as yours.">
        {link === null ? (
          <Alert severity="warning">
            This setup is too long for a link: servers would refuse the address. Save it as a file,
            which opens with “Open a file”.
          </Alert>
        ) : (
          <TextField
            label="Link"
            multiline
            maxRows={4}
            value={link}
            slotProps={{
              input: { readOnly: true },
              htmlInput: { style: { wordBreak: 'break-all' } },
            }}
          />
        )}
        <Stack direction="row" useFlexGap sx={buttonRow}>
          {link !== null && (
            <Button variant="contained" disabled={isBusy} onClick={() => void copyLink(link)}>
              Copy link
            </Button>
          )}
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

/** Saves a bug report. */
function ReportSection() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const save = () =>
    run(async () => {
      saveJson(await workbench.bugReport(), REPORT_FILE);
      return `${REPORT_FILE} was saved, without passwords and tokens.`;
    });
  const open = (content: unknown) =>
    run(async () => {
      await workbench.openReport(content);
      return 'The bug report was restored; its page loads.';
    });
  return (
    <Section
      title="Bug report"
      text="One file with the setup, the state of the shop, what it stores in the browser, the log, the build and the browser. Passwords and tokens are left out. Opening one replaces the setup and the whole state."
    >
      <Stack direction="row" useFlexGap sx={buttonRow}>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Save a bug report
        </Button>
        <FileButton
          label="Open a bug report"
          isDisabled={isBusy}
          onChoose={(content) => void open(content)}
        />
      </Stack>
    </Section>
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
