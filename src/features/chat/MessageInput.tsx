import { type KeyboardEvent, type Ref, useId } from 'react';
import SendIcon from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { MESSAGE_MAX_LENGTH } from '@/config/constants';
import { belongsToInputMethod } from '@/lib/inputMethod';
import { formatCount } from '@/lib/numbers';
import { countCharacters } from '@/lib/text';
import { countVisible } from '@/lib/visibleText';
import { IconAction } from '@/ui/IconAction';

type MessageInputProps = {
  value: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  /** Whether the text is to be sent as soon as it can be. */
  isQueued: boolean;
  /** Called when it was to be sent too early. */
  onQueue: () => void;
  /** Why sending is disabled, or null. */
  hint: string | null;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Says that Enter was pressed while nothing can be sent. */
const QUEUED = 'Your message will be sent then.';

/** Says that a message is too long, or null. */
function lengthProblem(text: string): string | null {
  const length = countCharacters(text);
  return length > MESSAGE_MAX_LENGTH
    ? `A message can have at most ${formatCount(MESSAGE_MAX_LENGTH)} characters, and this one has ${formatCount(length)}.`
    : null;
}

/** The message input: Enter sends, Shift+Enter inserts a line break. */
export function MessageInput({ value, onChange, onSend, inputRef, ...props }: MessageInputProps) {
  const hintId = useId();
  const problem = lengthProblem(value);
  const hint = props.hint ?? problem;
  const canSend = hint === null;
  const isVisible = countVisible(value) > 0;
  const send = () => {
    if (!isVisible) return;
    if (canSend) onSend(value);
    else if (problem === null) props.onQueue();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || belongsToInputMethod(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1.25 }}>
      {/* It stands from the start, or what comes into it is not announced. */}
      <Typography
        id={hintId}
        variant="caption"
        component="p"
        aria-live="polite"
        sx={{ '&:not(:empty)': { mb: 0.75 } }}
      >
        {props.isQueued && hint ? `${hint} ${QUEUED}` : hint}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          fullWidth
          multiline
          maxRows={5}
          size="small"
          inputRef={inputRef}
          placeholder="Write a message…"
          value={value}
          error={problem !== null}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              'aria-label': 'Message',
              'aria-describedby': hint ? hintId : undefined,
            },
          }}
        />
        <IconAction
          label="Send message"
          disabled={!canSend || !isVisible}
          onClick={send}
          color="primary"
        >
          <SendIcon />
        </IconAction>
      </Box>
    </Box>
  );
}
