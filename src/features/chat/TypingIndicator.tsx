import Typography from '@mui/material/Typography';
import type { Typist } from './useTypist';

type TypingIndicatorProps = {
  typist: Typist | null;
  /** The customer's id, for staff, who may also see a colleague typing. */
  customerId?: number;
};

/** Shows who is typing; reserves its space to prevent layout shifts. */
export function TypingIndicator({ typist, customerId }: TypingIndicatorProps) {
  const isColleague = customerId !== undefined && typist?.id !== customerId;
  return (
    <Typography
      variant="caption"
      component="p"
      role="status"
      sx={{ minHeight: '1.75em', px: 2, color: 'text.secondary' }}
    >
      {typist && `${typist.name} is ${isColleague ? 'answering too' : 'typing'}…`}
    </Typography>
  );
}
