import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCategoriesQuery } from '@/api/showcaseApi';

const NAME = 'category';
const HINT = 'Choose one or type a new one. A project may also have none.';

/** The project's category: one of the shop's, a new one, or none. */
export function CategoryField() {
  const [field, { touched, error }, { setValue }] = useField<string>(NAME);
  const { currentData } = useCategoriesQuery();
  const message = touched ? error : undefined;
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      id={NAME}
      options={currentData?.categories ?? []}
      inputValue={field.value}
      onInputChange={(_event, text) => void setValue(text)}
      renderInput={({ slotProps }) => (
        <FormControl fullWidth error={Boolean(message)} variant="outlined">
          <InputLabel {...slotProps.inputLabel}>Category (optional)</InputLabel>
          <OutlinedInput
            {...slotProps.input}
            label="Category (optional)"
            name={NAME}
            onBlur={field.onBlur}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': 'category-text' } }}
          />
          <FormHelperText id="category-text">{message ?? HINT}</FormHelperText>
        </FormControl>
      )}
    />
  );
}
