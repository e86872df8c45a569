import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AdminProject } from '@/api/adminApi';
import { acceptedFiles, largestFile, UploadProgress } from '@/features/admin';
import { formatBytes, formatFileSize } from '@/lib/files';
import { countOf } from '@/lib/numbers';
import { FilePicker } from '@/ui/FilePicker';
import { messageIdOf } from '@/ui/form/useFormField';
import type { UploadedArchive } from '../fieldRules';
import { FieldGroup, formField } from './FieldGroup';

const HINT = `One zip file, at most ${largestFile('archive')}`;

/** Shows the current file. */
function CurrentFile({ project }: { project: AdminProject | null }) {
  if (!project || project.file_size === null) {
    return <Typography variant="body2">There is no file yet.</Typography>;
  }
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {`Current file: ${[project.file_name, formatFileSize(project.file_size)].filter(Boolean).join(', ')}`}
    </Typography>
  );
}

const describeContents = (contents: NonNullable<UploadedArchive['contents']>) =>
  `It contains ${countOf(contents.total_files, 'file')}, ${formatBytes(contents.total_size)} unpacked, and ${
    contents.has_readme
      ? 'its README is shown on the project page.'
      : 'no README for the project page.'
  }`;

/** Shows the new file, which replaces the current one on save. */
function NewFile({ archive, onRemove }: { archive: UploadedArchive; onRemove: () => void }) {
  const { file_name, file_size, contents } = archive;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{file_name}</strong>
        <span>{`, ${formatFileSize(file_size)}, has arrived and is used once you save.`}</span>
        {contents && <span>{` ${describeContents(contents)}`}</span>}
      </Typography>
      <Button size="small" variant="outlined" onClick={onRemove}>
        Remove new file
      </Button>
    </Box>
  );
}

/** The zip file that customers download: the current file, a new one and a pending upload. */
export const ArchiveField = formField<UploadedArchive | null>(function Archive(props) {
  const { name, label, project, uploads, value: archive, onBlur, setValue } = props;
  const queue = uploads.file_upload_id;
  const problem = props.message ?? queue.problem;
  return (
    <FieldGroup name={name} label={label} message={problem} announcement={queue.announcement}>
      <CurrentFile project={project} />
      {archive && <NewFile archive={archive} onRemove={() => setValue(null)} />}
      {queue.uploads.map((upload) => (
        <UploadProgress key={upload.key} upload={upload} queue={queue} />
      ))}
      <FilePicker
        name={name}
        label={archive || project?.file_size ? 'Choose another zip file' : 'Choose a zip file'}
        hint={HINT}
        accept={acceptedFiles('archive')}
        messageId={messageIdOf(name, problem)}
        onBlur={onBlur}
        onPick={([file]) => file && queue.replace(file)}
      />
    </FieldGroup>
  );
});
