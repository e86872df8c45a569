import { useCallback } from 'react';
import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { env } from '@/config/env';
import {
  acceptedFiles,
  type FieldName,
  largestFile,
  limitsOf,
  type QueuedUpload,
  UploadProgress,
  type UploadQueue,
} from '@/features/admin';
import { toImageAddress } from '@/lib/imageAddress';
import { FilePicker } from '@/ui/FilePicker';
import { messageIdOf } from '@/ui/form/useFormField';
import { EntryButtons, useOrderedList } from '@/ui/form/useOrderedList';
import { tooManyPictures } from '../fieldRules';
import { FieldGroup, formField } from './FieldGroup';

const FILE_HINT = `PNG, JPEG or WebP, at most ${largestFile('image')} each`;

/** The frame of a picture, with the aspect ratio of the card. */
const pictureSx = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'brand.soft',
} as const;

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
  gap: 2,
} as const;

/** The pictures of the project in order, followed by pending uploads and a file picker. */
export const PicturesField = formField<string[]>(function Pictures(props) {
  const { name, label, hint, uploads, value: pictures, onBlur, setValue } = props;
  const queue = uploads[name as 'preview_images' | 'report_pages'];
  const { count = Infinity } = limitsOf(name as FieldName);
  // The first field has had these names from the start.
  const [noun, nouns] = name === 'report_pages' ? ['Page', 'pages'] : ['Picture', 'pictures'];
  const problem = props.message ?? queue.problem;
  const { listRef, fallbackRef, announcement, move, remove } = useOrderedList<
    string,
    HTMLInputElement
  >({
    entries: pictures,
    onChange: setValue,
    noun,
  });
  const pick = (files: File[]) => {
    const free = count - pictures.length - queue.uploads.length;
    if (files.length > free) queue.reject([tooManyPictures(count)]);
    else queue.add(files);
  };

  return (
    <FieldGroup
      name={name}
      label={label}
      hint={hint}
      message={problem}
      announcement={announcement || queue.announcement}
    >
      <Box component="ol" ref={listRef} aria-label={label} sx={gridSx}>
        {pictures.map((picture, index) => (
          <Box component="li" key={index} sx={{ display: 'grid', gap: 0.5 }}>
            <Picture picture={picture} label={`${noun} ${index + 1} of ${pictures.length}`} />
            <EntryButtons
              entry={`${noun.toLowerCase()} ${index + 1}`}
              index={index}
              count={pictures.length}
              onMove={move}
              onRemove={remove}
            />
          </Box>
        ))}
      </Box>
      {queue.uploads.length > 0 && (
        <Box component="ul" aria-label="Pictures being sent" sx={gridSx}>
          {queue.uploads.map((upload) => (
            <PendingPicture key={upload.key} upload={upload} queue={queue} />
          ))}
        </Box>
      )}
      <FilePicker
        name={name}
        label={`Choose ${nouns}`}
        hint={FILE_HINT}
        accept={acceptedFiles('image')}
        multiple
        messageId={messageIdOf(name, problem)}
        inputRef={fallbackRef}
        onBlur={onBlur}
        onPick={pick}
      />
    </FieldGroup>
  );
});

/** A picture of the project, or an icon if it cannot be shown. */
function Picture({ picture, label }: { picture: string; label: string }) {
  return (
    <Avatar
      variant="rounded"
      src={toImageAddress(picture, env.apiHost) ?? undefined}
      alt={label}
      sx={{ ...pictureSx, display: 'flex', height: 'auto', color: 'text.secondary' }}
    >
      <BrokenIcon titleAccess={`${label}, cannot be shown`} />
    </Avatar>
  );
}

/** A picture that is being uploaded, shown from its local file. */
function PendingPicture({ upload, queue }: { upload: QueuedUpload; queue: UploadQueue }) {
  const { file } = upload;
  const showFile = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
      <Box component="img" ref={showFile} alt={`Preview of ${file.name}`} sx={pictureSx} />
      <UploadProgress upload={upload} queue={queue} />
    </Box>
  );
}
