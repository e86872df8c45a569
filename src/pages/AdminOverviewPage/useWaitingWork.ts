import { useListAdminPaymentsQuery } from '@/api/adminApi';
import { useListConversationsQuery } from '@/api/supportApi';
import { parseCount } from '@/lib/numbers';

/** Work waiting for staff; null where unknown. */
export type WaitingWork = { chats: number | null; payments: number | null };

/** Counts unanswered conversations and pending payments. */
export function useWaitingWork(): WaitingWork & { refetch: () => void } {
  const inbox = useListConversationsQuery();
  const pending = useListAdminPaymentsQuery({ status: 'pending', limit: 1 });
  const conversations: unknown = inbox.currentData?.conversations;
  const total: unknown = pending.currentData?.pagination?.total;
  return {
    chats: Array.isArray(conversations)
      ? conversations.filter((each: { status?: unknown } | null) => each?.status === 'waiting')
          .length
      : null,
    payments: total === undefined ? null : parseCount(total),
    refetch: () => {
      void inbox.refetch();
      void pending.refetch();
    },
  };
}
