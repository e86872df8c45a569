import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SearchBox } from '@/ui/SearchBox';

/** Common staff replies, inserted into the input for editing. */
const CANNED_REPLIES = [
  {
    label: 'Greeting',
    text: 'Hello, thank you for writing to us. How can I help you?',
  },
  {
    label: 'Ask for the order',
    text: 'Could you send me the Order ID or the Payment ID, please? You find both on the receipt in your dashboard.',
  },
  {
    label: 'Download again',
    text: 'You can download the project again at any time: open My Projects and press Download.',
  },
  {
    label: 'Custom work',
    text: 'We can adapt this project for you. Please tell me what it should do and by when you need it.',
  },
  {
    label: 'Goodbye',
    text: 'Glad that I could help. Write again whenever something comes up.',
  },
] as const;

/** Buttons that insert common replies into the input, with a search over names and texts. */
export function CannedReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const found = CANNED_REPLIES.filter((reply) =>
    [reply.label, reply.text].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1.25 }}>
      <Box sx={{ flexShrink: 0, width: { xs: 168, sm: 190 } }}>
        <SearchBox label="Find a reply" value={search} onSearch={setSearch} delay={0} />
      </Box>
      <Box
        role="group"
        aria-label="Prepared replies"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, overflowX: 'auto' }}
      >
        {found.map(({ label, text }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => onChoose(text)}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            {label}
          </Button>
        ))}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {found.length === 0 && 'No reply matches.'}
        </Typography>
      </Box>
    </Box>
  );
}
