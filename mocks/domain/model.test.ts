/** @jest-environment node */
import { addedColumns, columns } from './model';

/** The columns of the first version, which browsers may still have stored; never add to them. */
const FIRST_COLUMNS: Partial<Record<keyof typeof columns, string>> = {
  users: 'id name email phone passwordSalt passwordHash createdAt isVerified role',
  projects:
    'id title category shortDescription description pricePaise downloadCount createdAt updatedAt fileSize ' +
    'fileName fileUploadId demoUrl isActive isFileWithdrawn previewImages imageCaptions features technologies',
  orders: 'id userId projectId amountPaise status createdAt paymentId downloadCount',
  downloads: 'id userId projectId createdAt',
  uploads: 'id kind fileName fileSize received address contentType',
  conversations: 'id userId status createdAt lastReadMessageId isAnnounced',
  messages: 'id conversationId senderId senderType senderName text createdAt',
  reviews: 'id projectId userId stars title text createdAt updatedAt isHidden answer answeredAt',
  reviewVotes: 'id reviewId userId',
  mailedLinks: 'id kind userId tokenHash newEmail expiresAt',
  mails: 'id to subject text link sentAt',
  visits: 'id createdAt count',
  emptySearches: 'id text createdAt',
};

test.each(Object.entries(FIRST_COLUMNS) as [keyof typeof columns, string][])(
  'rows of %s that an earlier version stored have a value in every column',
  (table, first) => {
    const known = [...first.split(' '), ...Object.keys(addedColumns[table] ?? {})];
    expect(known.sort()).toEqual(Object.keys(columns[table]).sort());
  },
);
