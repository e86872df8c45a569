import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { MailRow } from '../../domain/model';
import { Section } from './Section';
import { useAction, useWorkbench } from './workbenchContext';

/** Lists the mails that the shop has sent, with their links. */
export function OutboxTab() {
  const { workbench } = useWorkbench();
  const { run, isBusy } = useAction();
  const mails = useSyncExternalStore(workbench.onLog, () => workbench.store().mails.all());
  const clear = () =>
    run(async () => {
      await workbench.clearOutbox();
      return 'The outbox is empty.';
    });
  return (
    <Section
      title="Mails of the shop"
      text="Newest first. None of them leaves the mock backend; their links work here."
    >
      <Button disabled={isBusy} onClick={() => void clear()}>
        Clear
      </Button>
      <Box component="ul" aria-label="Outbox" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {[...mails].reverse().map((mail) => (
          <MailEntry key={mail.id} mail={mail} />
        ))}
      </Box>
      {mails.length === 0 && <p>No mails yet. A forgotten password sends one, or a purchase.</p>}
    </Section>
  );
}

function MailEntry({ mail: { to, subject, text, link, sentAt } }: { mail: MailRow }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 700 }}>
        {subject}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <span>{`To ${to}, `}</span>
        <time dateTime={sentAt}>{new Date(sentAt).toLocaleString('en-GB')}</time>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {link !== null && (
        <Link href={link} variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
          Open the link
        </Link>
      )}
    </Box>
  );
}
