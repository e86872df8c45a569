import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { UploadProgress, type QueuedUpload } from '@/features/admin';
import { Picture } from './Picture';

/** The address under which the browser shows a file that lies on this computer; null at first. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

type PendingPictureProps = { upload: QueuedUpload; onRetry: () => void; onCancel: () => void };

/** A picture on its way to the backend. */
export function PendingPicture({ upload, onRetry, onCancel }: PendingPictureProps) {
  const address = useObjectUrl(upload.file);
  return (
    <Box component="li" sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 }}>
      {address && <Picture address={address} label={`Preview of ${upload.file.name}`} />}
      <UploadProgress upload={upload} onRetry={onRetry} onCancel={onCancel} />
    </Box>
  );
}
