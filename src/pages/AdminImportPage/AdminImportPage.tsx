import { useState } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ProjectImport, useImportProjectsMutation } from '@/api/adminApi';
import { failureText } from '@/api/failureText';
import { adminPaths } from '@/config/adminPaths';
import { importLimits } from '@/config/projectLimits';
import { AdminLayout, isRefusal } from '@/features/admin';
import { saveFile } from '@/lib/browser';
import { countOf } from '@/lib/numbers';
import { readPart, UnreadableFileError } from '@/lib/unreadableFile';
import { FilePicker } from '@/ui/FilePicker';
import { messageIdOf } from '@/ui/form/useFormField';
import { Notice } from '@/ui/Notice';
import { useUnloadWarning } from '@/ui/useUnloadWarning';
import { ImportReport } from './ImportReport';
import { importColumns, makeImportTemplate } from './importTemplate';

function ColumnList() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        typography: 'body2',
        '& dt': { fontWeight: 650, overflowWrap: 'anywhere' },
        '& dd': { m: 0, color: 'text.secondary' },
      }}
    >
      {importColumns.map(({ name, help }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{help}</dd>
        </Box>
      ))}
    </Box>
  );
}

/** Imports projects from a CSV file, which the backend validates before anything is added. */
export default function AdminImportPage() {
  const { chosen, isBusy, isImporting, check, run } = useProjectImport();
  useUnloadWarning(isImporting);
  const { file, report = null, failure = null, canRepeat = false } = chosen ?? {};
  const failureId = messageIdOf('projects-file', failure ?? undefined);
  const ready = report?.is_dry_run ? report.projects.length : 0;
  const isDone = report !== null && !report.is_dry_run;
  return (
    <AdminLayout heading="Import projects">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
          alignItems: 'start',
          gap: 3,
        }}
      >
        <div>
          <FilePicker
            name="projects-file"
            label={file ? 'Choose another CSV file' : 'Choose a CSV file'}
            hint={`CSV in UTF-8, at most ${importLimits.projects} projects.`}
            messageId={failureId}
            accept=".csv,.txt,text/csv"
            onPick={([picked]) => {
              if (picked && !isImporting) check(picked);
            }}
          />
          {file && (
            <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
              <strong>{file.name}</strong>
            </Typography>
          )}
          {isBusy && file && (
            <Box role="status" sx={{ mt: 1.5 }}>
              <Typography variant="body2" sx={{ mb: 1 }}>
                {isImporting ? `Importing ${countOf(ready, 'project')}…` : `Checking ${file.name}…`}
              </Typography>
              <LinearProgress aria-label="Progress" />
            </Box>
          )}
          {failure && (
            <Box id={failureId} sx={{ mt: 2 }}>
              <Notice
                tone="error"
                actions={
                  file &&
                  canRepeat &&
                  !report && (
                    <Button size="small" color="inherit" onClick={() => check(file)}>
                      Check again
                    </Button>
                  )
                }
              >
                {failure}
              </Notice>
            </Box>
          )}
          {report && <ImportReport report={report} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
            {ready > 0 && (
              <Button variant="contained" loading={isImporting} onClick={run}>
                <span>{`Import ${countOf(ready, 'project')}`}</span>
              </Button>
            )}
            <Button variant={isDone ? 'contained' : 'outlined'} href={adminPaths.projects}>
              <span>{isDone ? 'Show all projects' : 'Back to all projects'}</span>
            </Button>
          </Box>
        </div>
        <Card component="aside" aria-label="Columns" sx={{ p: { xs: 2, sm: 2.5 } }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            What the file contains
          </Typography>
          <Typography variant="body2" sx={{ mb: 2 }}>
            The first line names the columns, each further line is a project. Nothing is added
            before you have seen what the file holds. Pictures and the zip file are uploaded in each
            project&rsquo;s form.
          </Typography>
          <ColumnList />
          <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => saveFile(makeImportTemplate(), 'projects-template.csv')}
            sx={{ mt: 2 }}
          >
            Download template
          </Button>
        </Card>
      </Box>
    </AdminLayout>
  );
}

/** A chosen file and its report. */
type Chosen = {
  file: File;
  /** The backend's report; null until it has responded. */
  report: ProjectImport | null;
  failure: string | null;
  /** Whether checking the same file again may succeed. */
  canRepeat?: boolean;
};

const SEND_AGAIN = 'Sending the file again is safe: what is there already is never added twice.';

function describeFailure(error: unknown, isDryRun: boolean): string | null {
  if (isDryRun) return failureText(error, 'The file could not be checked');
  const what = 'The import was interrupted. It may have added some projects already';
  const text = failureText(error, what);
  return text && `${text} ${SEND_AGAIN}`;
}

/** Validates a chosen file on the backend, then imports it; the file stays chosen if that fails. */
function useProjectImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [importProjects, { isLoading }] = useImportProjectsMutation();

  const send = async ({ file, report }: Chosen, isDryRun: boolean) => {
    // Another file may have been chosen in the meantime.
    const show = (outcome: Partial<Chosen>) =>
      setChosen((now) => (now?.file === file ? { ...now, ...outcome } : now));
    setChosen({ file, report, failure: null });
    if (file.size === 0)
      return show({ failure: `${file.name} is empty. Please choose another file.` });
    if (file.size > importLimits.bytes) {
      return show({
        failure: `${file.name} is larger than 2 MB. Split it into several files, and import one after the other.`,
      });
    }
    try {
      const body = await readPart(file, 0, file.size);
      show({ report: await importProjects({ dryRun: isDryRun, body }).unwrap() });
    } catch (error) {
      // Nothing was sent.
      if (error instanceof UnreadableFileError) show({ report: null, failure: error.message });
      else show({ failure: describeFailure(error, isDryRun), canRepeat: !isRefusal(error) });
    }
  };

  return {
    chosen,
    isBusy: isLoading,
    isImporting: isLoading && chosen?.report != null,
    check: (file: File) => void send({ file, report: null, failure: null }, true),
    run: () => chosen && void send(chosen, false),
  };
}
