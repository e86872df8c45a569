import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { once } from '@/lib/once';
import { dayOf, INDIA, MILLISECONDS_PER_DAY } from '@/lib/time';
import { useClock } from '@/ui/useClock';
import type { ChatEntry } from './chatEntries';
import { MessageBubble } from './MessageBubble';

/** Lists with at least this many rows are virtualized. */
const VIRTUAL_FROM = 100;
const ESTIMATED_ROW_PX = 72;
/** Within this distance of the end, in pixels, the list follows new messages. */
const END_ZONE_PX = 80;

type MessageListProps = {
  entries: readonly ChatEntry[];
  /** Whether the user sent a message. */
  isMine: (entry: ChatEntry) => boolean;
  /** Whether a message is shown on the user's side; by default, the user's own are. */
  isOnMySide?: (entry: ChatEntry) => boolean;
  onRetry?: ((entry: ChatEntry) => void) | undefined;
  /** Called when the end of the messages comes into view or leaves it. */
  onAtEnd?: ((isAtEnd: boolean) => void) | undefined;
  /** Shown when there are no messages. */
  emptyText: string;
  /** Whether days and times are those of India; by default they are the user's. */
  isInIndia?: boolean;
};

const makeTimeFormat = (isInIndia: boolean) =>
  new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: isInIndia ? INDIA : undefined,
  });

/** Shows the messages of a conversation grouped by day; follows new messages unless the user has scrolled up. */
export function MessageList(props: MessageListProps) {
  const { entries, isMine, isOnMySide = isMine, onRetry, emptyText, isInIndia = false } = props;
  const { onAtEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const [hasNews, setHasNews] = useState(false);
  // Scrolling re-renders the list; its rows change only with the messages.
  const today = useClock(() => toDay(new Date(), isInIndia));
  const rows = useMemo(() => toMessageRows(entries, today, isInIndia), [entries, today, isInIndia]);
  const time = useMemo(() => makeTimeFormat(isInIndia), [isInIndia]);
  const isVirtual = rows.length >= VIRTUAL_FROM;
  // eslint-disable-next-line react-hooks/incompatible-library -- its result is not passed on
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_ROW_PX,
    getItemKey: (index) => rows[index]!.key,
    overscan: 8,
  });
  const height = virtualizer.getTotalSize();
  const lastKey = rows.at(-1)?.key;
  const wasSentHere = entries.at(-1)?.delivery === 'sending';

  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
    follows.current = true;
    setAtEnd(true);
    setHasNews(false);
  };
  useLayoutEffect(() => {
    if (follows.current || wasSentHere) toEnd();
    else setHasNews(true);
  }, [lastKey, wasSentHere]);
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  }, [height]);

  useEffect(() => onAtEnd?.(isAtEnd), [onAtEnd, isAtEnd]);

  const onResize = useEffectEvent(() => {
    if (follows.current) toEnd();
  });
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    // The input below grows with its text, and a phone's keyboard takes half of the screen.
    const observer = new ResizeObserver(() => onResize());
    observer.observe(scroller.current!);
    return () => observer.disconnect();
  }, []);

  // A pressed button disappears, so the focus moves to the messages.
  const keepFocus = () => scroller.current?.focus({ preventScroll: true });
  const retry =
    onRetry &&
    ((entry: ChatEntry) => {
      keepFocus();
      onRetry(entry);
    });

  const renderRow = (row: MessageRow) =>
    'day' in row ? (
      <Typography
        variant="caption"
        component="p"
        sx={{ py: 1, textAlign: 'center', color: 'text.secondary' }}
      >
        {row.day}
      </Typography>
    ) : (
      <MessageBubble
        entry={row.entry}
        time={time}
        isMine={isMine(row.entry)}
        isOnMySide={isOnMySide(row.entry)}
        onRetry={retry}
      />
    );

  return (
    <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0 }}>
      <Box
        ref={scroller}
        role="log"
        aria-label="Messages"
        // Focusable, so that it can be scrolled with the keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          follows.current = scrollHeight - scrollTop - clientHeight < END_ZONE_PX;
          setAtEnd(follows.current);
          if (follows.current) setHasNews(false);
        }}
        sx={{
          height: '100%',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          py: 1,
          // Around it, the focus ring would be cut off by what it fills.
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        {rows.length === 0 && (
          <Typography variant="body2" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            {emptyText}
          </Typography>
        )}
        {isVirtual ? (
          <Box sx={{ position: 'relative' }} style={{ height }}>
            {virtualizer.getVirtualItems().map(({ index, key, start }) => (
              <Box
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                sx={{ position: 'absolute', insetInline: 0, top: 0 }}
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderRow(rows[index]!)}
              </Box>
            ))}
          </Box>
        ) : (
          rows.map((row) => <div key={row.key}>{renderRow(row)}</div>)
        )}
      </Box>
      {hasNews && (
        <Button
          size="small"
          variant="contained"
          onClick={() => {
            keepFocus();
            toEnd();
          }}
          sx={{ position: 'absolute', bottom: 8, left: '50%', transform: 'translateX(-50%)' }}
        >
          New messages
        </Button>
      )}
    </Box>
  );
}

/** A row of the message list: a message, or the day of the messages below it. */
export type MessageRow = { key: string; day: string } | { key: string; entry: ChatEntry };

const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Returns the day of a time in India, or by the user's clock, as its midnight in UTC. */
const toDay = (time: Date, isInIndia: boolean) =>
  isInIndia
    ? Date.parse(dayOf(time.getTime()))
    : Date.UTC(time.getFullYear(), time.getMonth(), time.getDate());

function dayLabel(day: number, today: number): string {
  if (day === today) return 'Today';
  if (today - day === MILLISECONDS_PER_DAY) return 'Yesterday';
  return longDay().format(day);
}

/** A separator before the first message of each day in India, or by the user's clock; `today` is in UTC. */
export function toMessageRows(
  entries: readonly ChatEntry[],
  today: number,
  isInIndia: boolean,
): MessageRow[] {
  const rows: MessageRow[] = [];
  let current: number | undefined;
  for (const entry of entries) {
    const day = toDay(new Date(entry.sentAt), isInIndia);
    if (day !== current) {
      current = day;
      // Where clocks disagree, a day may come twice.
      rows.push({ key: `day-of-${entry.key}`, day: dayLabel(day, today) });
    }
    rows.push({ key: entry.key, entry });
  }
  return rows;
}
