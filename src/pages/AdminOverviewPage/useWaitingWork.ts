import { useListAdminPaymentsQuery } from '@/api/adminApi';
import { useListConversationsQuery } from '@/api/supportApi';

/** Work waiting for staff; null where unknown. */
export type WaitingWork = { chats: number | null; payments: number | null };

/** Counts unanswered conversations and pending payments. */
export function useWaitingWork(): WaitingWork & { refetch: () => void } {
  const inbox = useListConversationsQuery();
  const pending = useListAdminPaymentsQuery({ status: 'pending', limit: 1 });
  const chats = inbox.currentData?.conversations.filter(({ status }) => status === 'waiting');
  return {
    chats: chats?.length ?? null,
    payments: pending.currentData?.pagination.total ?? null,
    refetch: () => {
      void inbox.refetch();
      void pending.refetch();
    },
  };
}
