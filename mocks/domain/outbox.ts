import type { DomainContext } from './context';
import type { MailRow } from './model';

/** Maximum number of mails; the oldest are dropped first. */
const MAILS_KEPT = 200;

/** A mail to be sent; `text` is plain, with empty lines between paragraphs. */
export type Mail = Pick<MailRow, 'to' | 'subject' | 'text'> & {
  /** A path in the shop for the mail to link to. */
  link?: string;
};

/** Sends a mail, which goes only to the workbench's outbox. */
export function sendMail({ store: { mails }, now }: DomainContext, mail: Mail): MailRow {
  const sent = mails.put({ id: mails.nextId(), link: null, ...mail, sentAt: now().toISOString() });
  for (const { id } of mails.all().slice(0, -MAILS_KEPT)) mails.remove(id);
  return sent;
}
