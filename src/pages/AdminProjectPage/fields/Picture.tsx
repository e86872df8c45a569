import { useState } from 'react';
import Box from '@mui/material/Box';
import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';

type PictureProps = {
  /** Null if no URL is safe to show. */
  address: string | null;
  /** The position in the list: Picture 2 of 3. */
  label: string;
};

/** The frame of a picture, with the aspect ratio of the card. */
export const pictureSx = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'brand.soft',
} as const;

/** A picture of the project, or a note that it cannot be shown. */
export function Picture({ address, label }: PictureProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  if (address === null || address === failedAddress) {
    return (
      <Box
        role="img"
        aria-label={`${label}, cannot be shown`}
        sx={{
          ...pictureSx,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        <BrokenIcon aria-hidden />
        Cannot be shown
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt={label}
      onError={() => setFailedAddress(address)}
      sx={pictureSx}
    />
  );
}
