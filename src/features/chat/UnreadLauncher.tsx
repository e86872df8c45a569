import { useGetUnreadCountQuery } from '@/api/chatApi';
import { ChatLauncher, type ChatLauncherProps } from './ChatLauncher';

/**
 * The floating button of a signed-in user, with the number of answers that came while the chat was
 * closed; without a number where a backend does not count them.
 */
export function UnreadLauncher(props: Pick<ChatLauncherProps, 'onPress' | 'buttonRef'>) {
  const { currentData } = useGetUnreadCountQuery();
  const count: unknown = currentData?.unread_count;
  return (
    <ChatLauncher {...props} unreadCount={Number.isSafeInteger(count) ? (count as number) : 0} />
  );
}
