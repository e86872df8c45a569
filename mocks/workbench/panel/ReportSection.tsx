import { useRef, type ChangeEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { saveFile } from '@/lib/saveFile';
import { Section } from './Section';
import { useAction } from './useAction';
import { useWorkbench } from './workbenchContext';
import { zipReport } from './zipReport';

const FILE_NAME = 'launchyard-bug-report.zip';

/** Saves a bug report with its screenshots. */
export function ReportSection() {
  const { workbench, screenshots } = useWorkbench();
  const { run, isBusy } = useAction();
  const save = () =>
    run(async () => {
      const pictures = screenshots.list.map(({ file }) => file);
      saveFile(await zipReport(await workbench.bugReport(), workbench.har(), pictures), FILE_NAME);
      screenshots.clear();
      return `${FILE_NAME} was saved, without passwords and tokens.`;
    });
  return (
    <Section
      title="Bug report"
      text="One zip file with the setup, the state of the shop, the log, the build, the browser and your screenshots. Passwords and tokens are left out, but not from pictures. Drop or paste pictures on this panel, or add their files."
    >
      {screenshots.list.length > 0 && (
        <Box component="ul" aria-label="Screenshots" sx={{ listStyle: 'none', p: 0, my: 1 }}>
          {screenshots.list.map(({ id, file }) => (
            <Stack key={id} component="li" direction="row" spacing={1} sx={{ py: 0.5 }}>
              <Box sx={{ flex: 1, alignSelf: 'center', overflowWrap: 'anywhere' }}>{file.name}</Box>
              <Button aria-label={`Remove ${file.name}`} onClick={() => screenshots.remove(id)}>
                Remove
              </Button>
            </Stack>
          ))}
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Save a bug report
        </Button>
        <PicturesButton onChoose={screenshots.add} />
      </Stack>
    </Section>
  );
}

function PicturesButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Allows choosing the same file again.
    target.value = '';
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>Add screenshots</Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label="Add screenshots: files"
        hidden
        onChange={choose}
      />
    </>
  );
}
