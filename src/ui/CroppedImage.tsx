import { styled } from '@mui/material/styles';

/** How a small frame enlarges a screen, whose texts would be too small in full. */
export const ENLARGED = 'scale(1.5)';

/** A picture that fills its frame; `position`, as CSS has it, says what a crop leaves visible. */
export const CroppedImage = styled('img', {
  shouldForwardProp: (name) => name !== 'position' && name !== 'sx',
})<{ position: string }>(({ position }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: position,
  transformOrigin: position,
}));
