import FavouriteIcon from '@mui/icons-material/FavoriteRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ProjectResult, useProjects } from '@/api/useProjects';
import { MOST_COMPARED } from '@/config/constants';
import { paths } from '@/config/paths';
import { useOwnMarks } from '@/features/buying';
import { MARK_TEXTS, type OwnMark, UNCATEGORIZED } from '@/features/catalog';
import { useFavourite, useFavouriteIds } from '@/features/favourites';
import { formatRupees } from '@/lib/money';
import { rowSx } from '@/theme/mixins';
import { IconAction } from '@/ui/IconAction';
import { lazyPart } from '@/ui/lazyPart';
import { Panel, panelListSx, PanelNote } from './Panel';

type FavouriteRowProps = { result: ProjectResult; ownMark: OwnMark | undefined };

function FavouriteRow({ result: { id, project, error }, ownMark }: FavouriteRowProps) {
  const { toggle } = useFavourite(id);
  if (!project && !error) return <Skeleton width="100%" height="2.75rem" />;
  return (
    <>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {project ? (
          <>
            <Link
              href={paths.project(id)}
              color="inherit"
              underline="hover"
              sx={{ fontWeight: 650 }}
            >
              {project.title}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[
                project.category || UNCATEGORIZED,
                ownMark && MARK_TEXTS[ownMark],
                !project.is_active && 'Not for sale at the moment',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </>
        ) : (
          <PanelNote>This project could not be loaded.</PanelNote>
        )}
      </Box>
      {project && (
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(project.base_price)}</Typography>
      )}
      <IconAction
        label={`Remove ${project?.title ?? 'this project'} from favourites`}
        onClick={toggle}
      >
        <FavouriteIcon />
      </IconAction>
    </>
  );
}

const KeptIdeas = lazyPart(() => import('./KeptIdeas'), {
  name: 'the kept ideas',
  loading: <Skeleton width="100%" height="2.75rem" />,
});

/** The favourite projects of this device, each with its price and a button that removes it, and the ideas. */
export function FavouriteProjects() {
  const ids = useFavouriteIds();
  const hasIdeas = useFavouriteIds('ideas').length > 0;
  const results = useProjects(ids);
  const ownMarkOf = useOwnMarks();
  return (
    <Panel
      heading="Favourites"
      link={
        ids.length > 1 && (
          <Link
            href={paths.comparison(ids.slice(-MOST_COMPARED))}
            variant="body2"
            sx={{ py: 0.25 }}
          >
            Compare
          </Link>
        )
      }
    >
      {ids.length === 0 && !hasIdeas && (
        <PanelNote>
          Mark a project or an idea with the heart on its page and find it here again.
        </PanelNote>
      )}
      {ids.length > 0 && (
        <Box component="ul" sx={panelListSx}>
          {results.map((result) => (
            <Box key={result.id} component="li" sx={{ ...rowSx, gap: 1.5, py: 1 }}>
              <FavouriteRow result={result} ownMark={ownMarkOf(result.id)} />
            </Box>
          ))}
        </Box>
      )}
      {hasIdeas && <KeptIdeas />}
    </Panel>
  );
}
