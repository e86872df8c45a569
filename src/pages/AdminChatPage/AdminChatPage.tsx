import { useState } from 'react';
import { weakMapMemoize } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AdminNavigation } from '@/features/admin';
import { useAuth } from '@/features/auth';
import { ConnectionDot, makeLog, useChatSocket } from '@/features/chat/widget';
import { ADMIN_WIDTH, HEADER_HEIGHT } from '@/theme/tokens';
import { usePageHead } from '@/ui/usePageHead';
import { useUrlState } from '@/ui/useUrlState';
import { ConversationList, inboxFormat } from './ConversationList';
import { ConversationPane } from './ConversationPane';

/** The inbox where staff reply to customers (specification, section 6: User Chats). */
export default function AdminChatPage() {
  usePageHead({ title: 'User Chats' });
  const { user } = useAuth();
  const { state, change } = useUrlState(inboxFormat);
  const { socket, isConnected } = useChatSocket(true);
  // Kept for each conversation, since replies may be on their way in several.
  const [logOf] = useState(() => weakMapMemoize(makeLog));
  const selected = state.conversation || null;

  // Phones show either the list or the conversation.
  const listDisplay = { xs: selected === null ? 'flex' : 'none', md: 'flex' };
  const paneDisplay = { xs: selected === null ? 'none' : 'flex', md: 'flex' };

  return (
    <Box sx={{ maxWidth: ADMIN_WIDTH, mx: 'auto', px: { xs: 0, sm: 3 }, py: { xs: 0, sm: 3 } }}>
      <Box sx={{ display: listDisplay, flexDirection: 'column', px: { xs: 2, sm: 0 }, mb: 2 }}>
        <AdminNavigation />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h1" sx={{ fontSize: '2rem' }}>
            User Chats
          </Typography>
          {isConnected && <ConnectionDot />}
        </Box>
      </Box>
      <Card
        data-scrolls
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
          height: {
            // In a low window, the page scrolls to the reply.
            xs: `max(480px, calc(100dvh - ${HEADER_HEIGHT}px))`,
            // The page has a padding of 24 px above and below.
            sm: `max(480px, calc(100dvh - ${HEADER_HEIGHT + 48}px))`,
            md: 'max(560px, calc(100dvh - 266px))',
          },
          overflow: 'hidden',
          borderRadius: { xs: 0, sm: 2 },
        }}
      >
        <Box
          sx={{
            display: listDisplay,
            flexDirection: 'column',
            minHeight: 0,
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <ConversationList userId={user?.id} />
        </Box>
        <Box sx={{ display: paneDisplay, flexDirection: 'column', minHeight: 0 }}>
          {user && selected !== null ? (
            <ConversationPane
              key={selected}
              conversationId={selected}
              user={user}
              socket={socket}
              isConnected={isConnected}
              log={logOf(selected)}
              onBack={() => change({ conversation: '' })}
            />
          ) : (
            <Typography sx={{ m: 'auto', p: 4, color: 'text.secondary' }}>
              Choose a conversation to read and answer it.
            </Typography>
          )}
        </Box>
      </Card>
    </Box>
  );
}
