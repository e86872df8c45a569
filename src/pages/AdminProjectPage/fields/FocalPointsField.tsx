import type { MouseEvent } from 'react';
import PointIcon from '@mui/icons-material/AdjustRounded';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { env } from '@/config/env';
import type { FocalPoint } from '@/lib/focalPoint';
import { toPictures } from '@/lib/imageAddress';
import { CroppedImage, ENLARGED } from '@/ui/CroppedImage';
import { tiedTo, useFormField } from '@/ui/form/useFormField';
import { FieldGroup, formField } from './FieldGroup';

const AXES = [
  ['x', 'From the left'],
  ['y', 'From the top'],
] as const;

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: 3,
} as const;

/** A white ring on black stands out from every picture. */
const pointSx = {
  position: 'absolute',
  translate: '-50% -50%',
  borderRadius: '50%',
  color: 'common.white',
  bgcolor: 'common.black',
} as const;

/** For each picture, the point that a crop leaves visible. */
export const FocalPointsField = formField<FocalPoint[]>(function FocalPoints(props) {
  const { name, label, hint, message, value: points, setValue } = props;
  const { value: images } = useFormField<string[]>('preview_images').input;
  if (images.length === 0) return null;
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message}>
      <Box component="ol" aria-label={label} sx={gridSx}>
        {images.map((image, index) => (
          <PointInput
            key={image}
            noun={`picture ${index + 1}`}
            input={{ name, ...tiedTo(name, message) }}
            point={points.find((each) => each.image === image) ?? { image, x: 0, y: 0 }}
            onChange={(point) => {
              // The points of removed pictures go, too.
              const isOther = (one: string) => one !== image && images.includes(one);
              setValue([...points.filter((each) => isOther(each.image)), point]);
            }}
          />
        ))}
      </Box>
    </FieldGroup>
  );
});

type PointInputProps = {
  noun: string;
  input: object;
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
};

/** A picture whose point is pressed, beside what a phone shows of it, and a slider for each axis. */
function PointInput({ noun, input, point, onChange }: PointInputProps) {
  const [picture] = toPictures([point.image], [], env.apiHost, [point]);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The icon stands out from an edge, and may be pressed there.
    const share = (distance: number, size: number) => Math.min(Math.max(distance / size, 0), 1);
    onChange({ ...point, x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  const image = { position: picture?.position ?? '', src: picture?.address };
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px 16px' }}>
      <Box onClick={press} sx={{ position: 'relative', mb: 'auto', cursor: 'crosshair' }}>
        <CroppedImage {...image} alt={`All of ${noun}`} sx={{ borderRadius: 1 }} />
        <PointIcon sx={pointSx} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </Box>
      <Box sx={{ aspectRatio: '16 / 9', mb: 'auto', overflow: 'clip', borderRadius: 1 }}>
        <CroppedImage {...image} alt={`On a phone: ${noun}`} sx={{ transform: ENLARGED }} />
      </Box>
      {AXES.map(([axis, label]) => (
        <Box key={axis} sx={{ px: 1, typography: 'body2' }}>
          {label}
          <Slider
            aria-label={`${label}: ${noun}`}
            slotProps={{ input }}
            getAriaValueText={(percent) => `${percent} %`}
            value={Math.round(point[axis] * 100)}
            onChange={(_event, percent) => onChange({ ...point, [axis]: percent / 100 })}
          />
        </Box>
      ))}
    </Box>
  );
}
