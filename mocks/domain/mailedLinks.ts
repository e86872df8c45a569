import type { DomainContext } from './context';
import { sha256 } from './crypto';
import { DomainError } from './errors';
import type { MailedLinkRow } from './model';

const TOKEN_BYTES = 32;
const MILLISECONDS_PER_MINUTE = 60_000;

/** The purpose of a new link, and its validity. */
type NewLink = Pick<MailedLinkRow, 'kind' | 'userId' | 'newEmail'> & { minutes: number };

/** Generates an unguessable token; the ids, in contrast, follow from the seed. */
function drawToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function removeExpired({ store: { mailedLinks }, now }: DomainContext): void {
  const time = now().toISOString();
  for (const { id, expiresAt } of mailedLinks.all()) {
    if (expiresAt <= time) mailedLinks.remove(id);
  }
}

/** Creates a single-use link and returns its token, of which only the hash is stored. */
export async function issueLink(
  context: DomainContext,
  { minutes, ...link }: NewLink,
): Promise<string> {
  removeExpired(context);
  const { mailedLinks } = context.store;
  const token = drawToken();
  const expiresAt = new Date(context.now().getTime() + minutes * MILLISECONDS_PER_MINUTE);
  mailedLinks.put({
    ...link,
    id: mailedLinks.nextId(),
    tokenHash: await sha256(token),
    expiresAt: expiresAt.toISOString(),
  });
  return token;
}

/** Returns the user's valid links of a kind. */
export function linksOf(
  context: DomainContext,
  userId: number,
  kind: MailedLinkRow['kind'],
): MailedLinkRow[] {
  removeExpired(context);
  return context.store.mailedLinks.where('userId', userId).filter((link) => link.kind === kind);
}

/**
 * Ends all of a user's links, of one kind or of every kind: whoever finds an old mail must not be able
 * to undo a new password, a confirmed address, a cancelled change of it or a deletion.
 */
export function endLinks(
  context: DomainContext,
  userId: number,
  kinds: readonly MailedLinkRow['kind'][] = ['passwordReset', 'emailChange'],
): void {
  for (const kind of kinds) {
    for (const { id } of linksOf(context, userId, kind)) context.store.mailedLinks.remove(id);
  }
}

/** Returns the link of a token; throws `gone` if it is used, expired or unknown. */
export async function requireLink(
  context: DomainContext,
  kind: MailedLinkRow['kind'],
  token: unknown,
): Promise<MailedLinkRow & { userId: number }> {
  removeExpired(context);
  const { mailedLinks } = context.store;
  const hash = await sha256(typeof token === 'string' ? token : '');
  const link = mailedLinks.where('tokenHash', hash).find((each) => each.kind === kind);
  if (!link || link.userId === null) {
    throw new DomainError(
      'gone',
      'This link is not valid: it was used, has expired or is incomplete',
    );
  }
  return { ...link, userId: link.userId };
}
