import { useGetUnreadCountQuery } from '@/api/chatApi';
import { ChatLauncher, type ChatLauncherProps } from './ChatLauncher';

/**
 * The launcher with the number of unread answers; without a number if the backend does not count
 * them.
 */
export function UnreadLauncher(props: Pick<ChatLauncherProps, 'onPress' | 'buttonRef'>) {
  const { currentData } = useGetUnreadCountQuery();
  const count: unknown = currentData?.unread_count;
  return (
    <ChatLauncher {...props} unreadCount={Number.isSafeInteger(count) ? (count as number) : 0} />
  );
}
