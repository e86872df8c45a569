import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { linkParts } from '@/lib/links';
import { rowSx } from '@/theme/mixins';
import { TextLink } from '@/ui/TextLink';
import type { ChatEntry } from './chatEntries';

const notes = { sending: 'Sending…', failed: 'Not sent', sent: 'Sent' } as const;

type MessageBubbleProps = {
  entry: ChatEntry;
  /** Formats when it was sent. */
  time: Intl.DateTimeFormat;
  /** Whether the user sent it. */
  isMine: boolean;
  /** Whether it is on the user's side, as the replies of colleagues are. */
  isOnMySide: boolean;
  /** Resends the user's own failed message. */
  onRetry?: ((entry: ChatEntry) => void) | undefined;
};

/** A message with text and time, the delivery status of the user's own, and the sender of others. */
export function MessageBubble({ entry, time, isMine, isOnMySide, onRetry }: MessageBubbleProps) {
  const { text, senderName, sentAt, delivery } = entry;
  const sentTime = time.format(new Date(sentAt));
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: isOnMySide ? 'flex-end' : 'flex-start',
        px: 2,
        py: 0.75,
      }}
    >
      {!isMine && (
        <Typography variant="caption" sx={{ fontWeight: 650 }}>
          {senderName || 'Support'}
        </Typography>
      )}
      <Box
        dir="auto"
        sx={{
          maxWidth: '85%',
          px: 1.75,
          py: 1,
          borderRadius: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'body2',
          ...(isOnMySide
            ? {
                color: 'primary.contrastText',
                bgcolor: 'primary.main',
                '--focus-ring': 'currentColor',
                borderEndEndRadius: 4,
              }
            : { color: 'text.primary', bgcolor: 'brand.soft', borderEndStartRadius: 4 }),
        }}
      >
        <MessageText text={text} />
      </Box>
      <Typography
        variant="caption"
        sx={{ ...rowSx, gap: 0.75, color: delivery === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        <span>{isMine ? `${sentTime} · ${notes[delivery]}` : sentTime}</span>
        {isMine && delivery === 'failed' && onRetry && (
          <Button size="small" aria-label={`Retry: ${text}`} onClick={() => onRetry(entry)}>
            Retry
          </Button>
        )}
      </Typography>
    </Box>
  );
}

/** Renders the text of a message with http(s) URLs as links. */
function MessageText({ text }: { text: string }) {
  return linkParts(text).map(({ text: part, href }, index) =>
    href ? (
      <TextLink key={index} text={part} href={href} color="inherit">
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
