import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SearchBox } from '@/ui/SearchBox';
import { CANNED_REPLIES } from './cannedReplyTexts';

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
