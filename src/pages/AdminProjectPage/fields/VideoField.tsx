import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { env } from '@/config/env';
import { projectLimits } from '@/config/projectLimits';
import { acceptedFiles, largestFile, UploadProgress } from '@/features/admin';
import { toImageAddress } from '@/lib/imageAddress';
import { FilePicker } from '@/ui/FilePicker';
import { messageIdOf } from '@/ui/form/useFormField';
import { FieldGroup, formField } from './FieldGroup';

const { max: MOST_SECONDS } = projectLimits.videoSeconds;
const HINT = `MP4 or WebM, at most ${MOST_SECONDS} seconds and ${largestFile('video')}`;

/** Returns how long a video lasts, in seconds; no finite number if the browser cannot tell. */
async function readSeconds(file: File): Promise<number> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  const seconds = new Promise<number>((resolve) => {
    video.onloadedmetadata = () => resolve(video.duration);
    video.onerror = () => resolve(NaN);
  });
  video.src = address;
  return seconds.finally(() => URL.revokeObjectURL(address));
}

/** The recording of the demo: the current one, a pending upload and a file picker. */
export const VideoField = formField<string>(function Video(props) {
  const { name, label, hint, uploads, value: video, onBlur, setValue } = props;
  const queue = uploads.video_url;
  const problem = props.message ?? queue.problem;
  const address = toImageAddress(video, env.apiHost);
  const pick = async (file: File) => {
    const seconds = await readSeconds(file);
    const isLong = Number.isFinite(seconds) && seconds > MOST_SECONDS;
    if (!isLong) queue.replace(file);
    else
      queue.reject([`${file.name} lasts ${Math.ceil(seconds)} seconds; at most ${MOST_SECONDS}.`]);
  };
  return (
    <FieldGroup
      name={name}
      label={label}
      hint={hint}
      message={problem}
      announcement={queue.announcement}
    >
      {video !== '' && address && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
          <Box
            component="video"
            aria-label="Current recording"
            src={address}
            muted
            controls
            preload="none"
            sx={{ width: '100%', maxWidth: 320, aspectRatio: '16 / 10', bgcolor: 'brand.soft' }}
          />
          <Button size="small" variant="outlined" onClick={() => setValue('')}>
            Remove recording
          </Button>
        </Box>
      )}
      {queue.uploads.map((upload) => (
        <UploadProgress key={upload.key} upload={upload} queue={queue} />
      ))}
      <FilePicker
        name={name}
        label={video ? 'Choose another recording' : 'Choose a recording'}
        hint={HINT}
        accept={acceptedFiles('video')}
        messageId={messageIdOf(name, problem)}
        onBlur={onBlur}
        onPick={([file]) => file && void pick(file)}
      />
    </FieldGroup>
  );
});
