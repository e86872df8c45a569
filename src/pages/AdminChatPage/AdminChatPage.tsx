import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminNavigation } from '@/features/admin';
import { useAuth } from '@/features/auth';
import { ConnectionDot, useChatSocket, type ChatEntry } from '@/features/chat/widget';
import { parseId } from '@/lib/addresses';
import { ADMIN_WIDTH, HEADER_HEIGHT } from '@/theme/tokens';
import { usePageHead } from '@/ui/usePageHead';
import { ConversationList } from './ConversationList';
import { ConversationPane } from './ConversationPane';
import { useStateById } from './useStateById';

const PARAMETER = 'conversation';
const NO_ENTRIES: readonly ChatEntry[] = [];

/** The inbox where staff reply to customers (specification, section 6: User Chats). */
export function AdminChatPage() {
  usePageHead({ title: 'User Chats' });
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const { socket, isConnected } = useChatSocket(true);
  const draftOf = useStateById<string>('');
  const logOf = useStateById(NO_ENTRIES);
  const [found] = useState(() => new Map<string, number>());
  const selected = parseId(query.get(PARAMETER));
  const select = (id: number | null) => setQuery(id === null ? {} : { [PARAMETER]: String(id) });

  return (
    <Box sx={{ maxWidth: ADMIN_WIDTH, mx: 'auto', px: { xs: 0, sm: 3 }, py: { xs: 0, sm: 3 } }}>
      <Box
        sx={{
          display: { xs: selected === null ? 'block' : 'none', md: 'block' },
          px: { xs: 2, sm: 0 },
        }}
      >
        <AdminNavigation />
      </Box>
      <Box
        sx={{
          display: { xs: selected === null ? 'flex' : 'none', md: 'flex' },
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 0 },
          mb: 2,
        }}
      >
        <Typography variant="h1" sx={{ fontSize: '2rem' }}>
          User Chats
        </Typography>
        {isConnected && <ConnectionDot />}
      </Box>
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
          height: {
            xs: `calc(100dvh - ${HEADER_HEIGHT}px)`,
            // The page has a padding of 24 px above and below.
            sm: `calc(100dvh - ${HEADER_HEIGHT + 48}px)`,
            md: 'max(560px, calc(100dvh - 266px))',
          },
          overflow: 'hidden',
          borderRadius: { xs: 0, sm: 2 },
        }}
      >
        <Box
          sx={{
            display: { xs: selected === null ? 'flex' : 'none', md: 'flex' },
            flexDirection: 'column',
            minHeight: 0,
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <ConversationList userId={user?.id} selected={selected} onSelect={select} />
        </Box>
        <Box
          sx={{
            display: { xs: selected === null ? 'none' : 'flex', md: 'flex' },
            flexDirection: 'column',
            minHeight: 0,
          }}
        >
          {user && selected !== null ? (
            <ConversationPane
              key={selected}
              conversationId={selected}
              user={user}
              socket={socket}
              isConnected={isConnected}
              draft={draftOf(selected)}
              log={logOf(selected)}
              found={found}
              onBack={() => select(null)}
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
