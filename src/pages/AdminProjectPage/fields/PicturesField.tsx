import { memo, useCallback } from 'react';
import Box from '@mui/material/Box';
import LaterIcon from '@mui/icons-material/ArrowForwardRounded';
import EarlierIcon from '@mui/icons-material/ArrowBackRounded';
import { env } from '@/config/env';
import { projectLimits } from '@/config/projectLimits';
import { projectMessages } from '@/config/projectMessages';
import {
  acceptedFiles,
  largestFile,
  UploadMessages,
  type UploadQueue,
  UploadProgress,
  type QueuedUpload,
} from '@/features/admin';
import { toImageAddress } from '@/lib/imageAddress';
import { EntryButtons, useOrderedList } from '@/ui/form/OrderedList';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';
import { FilePicker } from '@/ui/FilePicker';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { FieldGroup, messageIdOf } from './FieldGroup';
import { Picture, pictureSx } from './Picture';

const NAME = 'preview_images';
const HINT = `PNG, JPEG or WebP, at most ${largestFile('image')} each`;
const backward = { icon: <EarlierIcon />, direction: 'earlier' };
const forward = { icon: <LaterIcon />, direction: 'later' };

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

type PicturesFieldProps = { queue: UploadQueue };

type PicturesViewProps = PicturesFieldProps &
  FieldInput<string[]> & { setValue: (pictures: string[]) => void };

const PicturesView = memo(function PicturesView({
  queue,
  value: pictures,
  message,
  onBlur,
  setValue,
}: PicturesViewProps) {
  const { listRef, fallbackRef, announcement, move, remove } = useOrderedList<
    string,
    HTMLInputElement
  >({
    entries: pictures,
    onChange: setValue,
    noun: 'Picture',
  });
  const pick = (files: File[]) => {
    const free = projectLimits.picturesMax - pictures.length - queue.uploads.length;
    if (files.length > free) queue.reject([projectMessages.tooManyPictures]);
    else void queue.add(files);
  };

  return (
    <FieldGroup
      name={NAME}
      label="Preview pictures"
      message={message}
      hint={`Up to ${projectLimits.picturesMax}. The first one stands on the project's card.`}
    >
      <Box component="ol" ref={listRef} aria-label="Pictures" sx={gridSx}>
        {pictures.map((picture, index) => (
          <Box component="li" key={index} sx={{ display: 'grid', gap: 0.5 }}>
            <Picture
              address={toImageAddress(picture, env.apiHost)}
              label={`Picture ${index + 1} of ${pictures.length}`}
            />
            <EntryButtons
              entry={`picture ${index + 1}`}
              index={index}
              count={pictures.length}
              backward={backward}
              forward={forward}
              onMove={move}
              onRemove={remove}
            />
          </Box>
        ))}
      </Box>
      {queue.uploads.length > 0 && (
        <Box component="ul" aria-label="Pictures being sent" sx={gridSx}>
          {queue.uploads.map((upload) => (
            <PendingPicture
              key={upload.key}
              upload={upload}
              onRetry={() => queue.retry(upload.key)}
              onCancel={() => queue.cancel(upload)}
            />
          ))}
        </Box>
      )}
      <FilePicker
        name={NAME}
        label="Choose pictures"
        hint={HINT}
        accept={acceptedFiles('image')}
        multiple
        messageId={messageIdOf(NAME, message)}
        inputRef={fallbackRef}
        onBlur={onBlur}
        onPick={pick}
      />
      <UploadMessages queue={queue} />
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
});

/** The pictures of the project in order, followed by pending uploads and a file picker. */
export function PicturesField({ queue }: PicturesFieldProps) {
  const { input, setValue } = useFormField<string[]>(NAME);
  return <PicturesView {...input} setValue={setValue} queue={queue} />;
}

/** Shows a local file through an object URL, revoked on unmount. */
function useObjectUrl(file: File) {
  return useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}

type PendingPictureProps = { upload: QueuedUpload; onRetry: () => void; onCancel: () => void };

/** A picture that is being uploaded. */
function PendingPicture({ upload, onRetry, onCancel }: PendingPictureProps) {
  const pictureRef = useObjectUrl(upload.file);
  return (
    <Box component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
      <Box component="img" ref={pictureRef} alt={`Preview of ${upload.file.name}`} sx={pictureSx} />
      <UploadProgress upload={upload} onRetry={onRetry} onCancel={onCancel} />
    </Box>
  );
}
