import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ALL, findIdeas, ideaPath, useIdeas } from '@/features/ideas';

const MOST = 3;

/** The ideas that match a search best; nothing if there are none. */
export default function MatchingIdeas({ search }: { search: string }) {
  const { ideas, index } = useIdeas(true);
  const filter = { search, verbatim: false, category: ALL, difficulty: ALL } as const;
  const found = index ? findIdeas(ideas, index, filter).ideas.slice(0, MOST) : [];
  if (found.length === 0) return null;
  return (
    <Box component="nav" aria-label="Ideas">
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        We build ideas like these
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {found.map((idea) => (
          <li key={idea.id}>
            <Link href={ideaPath(idea)}>{idea.title}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
