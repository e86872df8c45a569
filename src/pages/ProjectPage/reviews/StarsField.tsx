import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { countOf } from '@/lib/countOf';
import { useFormField } from '@/ui/form/useFormField';

/** The stars of the review form, a group of radio buttons. */
export function StarsField() {
  const { input, setValue } = useFormField<number | null>('stars');
  const { name, value, message, onBlur } = input;
  return (
    <FormControl
      component="fieldset"
      error={Boolean(message)}
      onBlur={onBlur}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormLabel component="legend">Your rating</FormLabel>
      <Rating
        name={name}
        size="large"
        value={value}
        getLabelText={(stars) => countOf(stars, 'star')}
        onChange={(_event, stars) => setValue(stars)}
      />
      {message && <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText>}
    </FormControl>
  );
}
