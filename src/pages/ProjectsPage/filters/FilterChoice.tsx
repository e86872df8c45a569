import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactElement } from 'react';
import { formatCount } from '@/lib/numbers';

type FilterChoiceProps = {
  /** A checkbox or radio button. */
  control: ReactElement;
  text: string;
  /** Number of projects that the choice would find. */
  count?: number;
  /** The value of a radio button. */
  value?: string;
  isDisabled?: boolean;
};

/** A choice of a filter with the number of its projects. */
export function FilterChoice({ control, text, count, value, isDisabled }: FilterChoiceProps) {
  return (
    <FormControlLabel
      control={control}
      value={value}
      disabled={isDisabled ?? false}
      disableTypography
      label={
        <>
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Box>{' '}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', typography: 'caption' }}>
              {formatCount(count)}
            </Box>
          )}
        </>
      }
      sx={{
        mr: 0,
        minHeight: { xs: 44, md: 34 },
        width: '100%',
        gap: 1,
        ml: 0,
        typography: 'body2',
      }}
    />
  );
}
