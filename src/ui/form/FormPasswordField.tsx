import { useState } from 'react';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { IconAction } from '@/ui/IconAction';
import { FormTextField } from './FormTextField';

type FormPasswordFieldProps = {
  name: string;
  label: string;
  autoComplete: string;
  hint?: string;
};

/** A password field with a button that reveals the text. */
export function FormPasswordField(props: FormPasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconAction
            label={`Show ${props.label.toLowerCase()}`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <ShownIcon /> : <HiddenIcon />}
          </IconAction>
        </InputAdornment>
      }
    />
  );
}
