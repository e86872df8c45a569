import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@/api/accountApi';
import type { ConversationSummary } from '@/api/supportApi';
import { supportMessages } from '@/config/supportMessages';
import { NativeSelect } from '@/ui/NativeSelect';
import { useHandOver } from './useHandOver';

type HandOverProps = {
  conversation: ConversationSummary;
  user: User;
  onDone: () => PromiseLike<unknown>;
};

/** Shows the assignee of a conversation and reassigns it. */
export function HandOver({ conversation, user, onDone }: HandOverProps) {
  const { options, value, choose, hasFailed, retry } = useHandOver(conversation, user, onDone);
  return (
    <>
      <NativeSelect
        label="Assigned to"
        value={value}
        options={options}
        onChange={choose}
        sx={{ flex: '1 1 150px', maxWidth: 240 }}
      />
      {hasFailed && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, order: 1 }}>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {supportMessages.colleaguesFailed}
          </Typography>
          <Button size="small" onClick={retry} sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
            Try again
          </Button>
        </Box>
      )}
    </>
  );
}
