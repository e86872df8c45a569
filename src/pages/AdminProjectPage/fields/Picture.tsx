import { useState } from 'react';
import Box from '@mui/material/Box';
import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';

type PictureProps = {
  /** Null when there is none that may be shown. */
  address: string | null;
  /** The place in the list: Picture 2 of 3. */
  label: string;
};

/** The frame in which a picture stands, in the shape of the card's. */
export const pictureSx = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'brand.soft',
} as const;

/** One of the project's pictures, or a sign that it cannot be shown. */
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
