import { useField } from 'formik';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCategoriesQuery } from '@/api/showcaseApi';

const NAME = 'category';
const HINT = 'Choose one or type a new one. A project may also have none.';

/** The category of the project: an existing one, a new one or none. */
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
      renderInput={(params) => (
        <TextField
          {...params}
          name={NAME}
          label="Category (optional)"
          onBlur={field.onBlur}
          error={Boolean(message)}
          helperText={message ?? HINT}
        />
      )}
    />
  );
}
