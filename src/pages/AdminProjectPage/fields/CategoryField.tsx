import { memo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';

const NAME = 'category';
const HINT = 'Choose one or type a new one. A project may also have none.';

type CategoryViewProps = FieldInput<string> & { setValue: (category: string) => void };

const CategoryView = memo(function CategoryView({
  value,
  message,
  onBlur,
  setValue,
}: CategoryViewProps) {
  const { currentData } = useCategoriesQuery();
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      id={NAME}
      options={currentData?.categories ?? []}
      inputValue={value}
      onInputChange={(_event, text) => setValue(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          name={NAME}
          label="Category (optional)"
          onBlur={onBlur}
          error={Boolean(message)}
          helperText={message ?? HINT}
        />
      )}
    />
  );
});

/** The category of the project: an existing one, a new one or none. */
export function CategoryField() {
  const { input, setValue } = useFormField<string>(NAME);
  return <CategoryView {...input} setValue={setValue} />;
}
