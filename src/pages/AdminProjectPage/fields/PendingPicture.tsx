import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { UploadProgress, type QueuedUpload } from '@/features/admin';
import { pictureSx } from './Picture';

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
export function PendingPicture({ upload, onRetry, onCancel }: PendingPictureProps) {
  const pictureRef = useObjectUrl(upload.file);
  return (
    <Box component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
      <Box component="img" ref={pictureRef} alt={`Preview of ${upload.file.name}`} sx={pictureSx} />
      <UploadProgress upload={upload} onRetry={onRetry} onCancel={onCancel} />
    </Box>
  );
}
