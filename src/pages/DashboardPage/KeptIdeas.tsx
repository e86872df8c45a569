import FavouriteIcon from '@mui/icons-material/FavoriteRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { useFavourite, useFavouriteIds } from '@/features/favourites';
import { ideaPath, type ProjectIdea, useIdeas } from '@/features/ideas';
import { rowSx } from '@/theme/mixins';
import { IconAction } from '@/ui/IconAction';
import { panelListSx } from './Panel';

type KeptIdeaProps = { id: number; idea: ProjectIdea | undefined };

function KeptIdea({ id, idea }: KeptIdeaProps) {
  const { toggle } = useFavourite(id, 'ideas');
  const title = idea?.title ?? `Idea ${id}`;
  return (
    <>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link
          href={idea ? ideaPath(idea) : paths.idea(id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 650 }}
        >
          {title}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {idea ? `Idea · ${idea.category} · ${idea.difficulty}` : 'Idea'}
        </Typography>
      </Box>
      <IconAction label={`Remove ${title} from favourites`} onClick={toggle}>
        <FavouriteIcon />
      </IconAction>
    </>
  );
}

/** Continues the projects above, if there are any. */
const listSx = { ...panelListSx, 'ul + &': { borderTop: 1, borderColor: 'divider' } } as const;

/** The kept ideas of this device, each with a button that removes it. */
export default function KeptIdeas() {
  const ids = useFavouriteIds('ideas');
  const { ideas, status } = useIdeas();
  return (
    <Box component="ul" aria-label="Kept ideas" sx={listSx}>
      {ids.map((id) => {
        const idea = ideas.find((each) => each.id === id);
        return (
          <Box key={id} component="li" sx={{ ...rowSx, gap: 1.5, py: 1 }}>
            {idea || status !== 'loading' ? (
              <KeptIdea id={id} idea={idea} />
            ) : (
              <Skeleton width="100%" height="2.75rem" />
            )}
          </Box>
        );
      })}
    </Box>
  );
}
