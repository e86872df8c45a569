import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CANNED_REPLIES } from '@/config/content/cannedReplies';

/** Buttons that insert common replies into the input. */
export function CannedReplies({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <Box
      role="group"
      aria-label="Prepared replies"
      sx={{ display: 'flex', gap: 0.5, overflowX: 'auto', px: 1.25, pb: 0.5 }}
    >
      {CANNED_REPLIES.map(({ label, text }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          onClick={() => onChoose(text)}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
