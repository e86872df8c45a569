import OpenIcon from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { copyText } from '@/lib/browser';
import type { CheckedEntry } from '../../../log/checkEntry';
import { toCurl } from '../../../log/curl';
import type { LoggedCall } from '../../../log/entries';
import { toOutsideUrl } from '../../../log/outsideUrl';
import { useAction } from '../workbenchContext';

const ENDINGS = { completed: '', broken: 'connection broken', hanging: 'hangs' } as const;

const code = {
  m: 0,
  p: 1,
  bgcolor: 'action.hover',
  maxHeight: 220,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: 12,
} as const;

function describeCheck(problems: CheckedEntry['problems']): string {
  if (problems === null) return '';
  return problems.length === 0 ? 'as documented' : 'not as documented';
}

function summarize(entry: CheckedEntry): string {
  const time = entry.startedAt.slice(11, 23);
  if (entry.kind === 'event') return `${time} ${entry.direction} ${entry.event}`;
  const { pathname, search } = new URL(entry.url);
  if (entry.kind === 'page') return `${time} Page ${pathname}${search}`;
  const status = entry.response?.status ?? ENDINGS[entry.ending];
  const operation = entry.operationId === null ? '' : `${entry.operationId}: `;
  const applied = entry.applied === null ? '' : `, ${entry.applied}`;
  return `${time} ${operation}${entry.method} ${pathname}${search} ${status}, ${entry.durationMs} ms${applied}`;
}

function Body({ title, text }: { title: string; text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <Typography variant="caption" component="p">
        {title}
      </Typography>
      <Box component="pre" sx={code}>
        {text}
      </Box>
    </>
  );
}

function CallDetails({ call }: { call: LoggedCall }) {
  const { run } = useAction();
  const copy = () =>
    run(async () => {
      await copyText(toCurl(call, window.location.origin));
      return `The curl command is in the clipboard, for ${new URL(toOutsideUrl(call, window.location.origin)).origin}. Fill in the token if there was one.`;
    });
  return (
    <>
      <Typography variant="caption" component="p">
        {`${call.operationId ?? 'No operation'}, handled by ${call.handledBy ?? 'the mock backend'}`}
      </Typography>
      <Body title="Request" text={call.request.body} />
      <Body title="Response" text={call.response?.body ?? null} />
      <Button onClick={() => void copy()}>Copy as curl</Button>
    </>
  );
}

/** A log entry; a call or an event with collapsed details. */
export function LogLine({ entry }: { entry: CheckedEntry }) {
  const { problems } = entry;
  const id = `workbench-log-${entry.id}`;
  const check = describeCheck(problems);
  if (entry.kind === 'page') {
    return (
      <Typography
        component="li"
        variant="caption"
        sx={{ display: 'block', py: 1, fontWeight: 700 }}
      >
        {summarize(entry)}
      </Typography>
    );
  }
  return (
    <li>
      <Accordion
        disableGutters
        square
        elevation={0}
        slotProps={{
          heading: { component: 'div' },
          transition: { unmountOnExit: true, timeout: 0 },
        }}
      >
        <AccordionSummary
          id={`${id}-summary`}
          aria-controls={`${id}-content`}
          expandIcon={<OpenIcon />}
        >
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            <span>{summarize(entry)}</span>{' '}
            <Box
              component="span"
              sx={{ color: problems?.length ? 'error.main' : 'text.secondary' }}
            >
              {check}
            </Box>
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          {problems?.map((problem) => (
            <Typography key={problem} variant="caption" component="p" sx={{ color: 'error.main' }}>
              {problem}
            </Typography>
          ))}
          {entry.kind === 'call' ? (
            <CallDetails call={entry} />
          ) : (
            <Body title={`Payload, socket ${entry.socketId}`} text={entry.body} />
          )}
        </AccordionDetails>
      </Accordion>
    </li>
  );
}
