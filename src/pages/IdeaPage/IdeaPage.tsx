import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import HeartIcon from '@mui/icons-material/FavoriteRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { HAND_WRITTEN_IDEAS } from '@/config/ideaCount';
import { paths } from '@/config/paths';
import { useOpenChatWith } from '@/features/chat';
import { useFavourite } from '@/features/favourites';
import {
  CATEGORY_STYLES,
  IdeaCard,
  IdeaGrid,
  ideaPath,
  type ProjectIdea,
  useIdeas,
} from '@/features/ideas';
import { parseId } from '@/lib/addresses';
import { buttonLabels } from '@/ui/buttonLabels';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { planOf, relatedIdeas } from './ideaPlan';
import { NearestProject } from './NearestProject';
import { Part } from './Part';

/** The page of an idea: what it is, how it could be built, and the finished project that is nearest. */
export default function IdeaPage() {
  const { pathname } = useLocation();
  const id = parseId(useParams().idea?.split('-', 1)[0]);
  const { ideas, status, retry } = useIdeas();
  const idea = ideas.find((each) => each.id === id);
  if (idea && pathname !== ideaPath(idea)) return <Navigate replace to={ideaPath(idea)} />;
  if (idea) return <Idea key={id} idea={idea} ideas={ideas} />;
  if (status === 'complete') return <IdeaNotFound />;
  return (
    <PageContainer>
      {status === 'failed' ? (
        <EmptyState
          role="alert"
          headingLevel="h1"
          heading="The idea could not be loaded"
          text="Please check your connection and try again."
          action={{ label: buttonLabels.tryAgain, onClick: retry }}
        />
      ) : (
        <Box role="progressbar" aria-label="Loading the idea" sx={{ minHeight: '100vh' }}>
          <Skeleton height={260} />
        </Box>
      )}
    </PageContainer>
  );
}

function IdeaNotFound() {
  usePageHead({ title: 'Idea Not Found', isIndexed: false });
  return (
    <EmptyState
      headingLevel="h1"
      heading="Idea Not Found"
      text="There is no idea with this number. The others are a search away."
      action={{ label: 'All project ideas', to: paths.ideas }}
    />
  );
}

type IdeaProps = { idea: ProjectIdea; ideas: readonly ProjectIdea[] };

function Idea({ idea, ideas }: IdeaProps) {
  const { id, title, description, audience, tags, difficulty } = idea;
  // The others differ from each other in little more than whom they are for.
  usePageHead({ title, description, isIndexed: id <= HAND_WRITTEN_IDEAS });
  const plan = useMemo(() => planOf(idea), [idea]);
  const related = useMemo(() => relatedIdeas(idea, ideas), [idea, ideas]);
  const openChat = useOpenChatWith('ideas');
  const customize = ({ title: wanted, id: number }: ProjectIdea) =>
    openChat(preparedMessages.idea(wanted, number), chatSubjects.idea(wanted, number));
  return (
    <PageContainer>
      <Link href={paths.ideas} sx={{ display: 'inline-block', mb: 2, py: 0.5 }}>
        All project ideas
      </Link>
      <IdeaHead idea={idea} weeks={plan.weeks} onCustomize={() => customize(idea)} />
      <Box sx={columnsSx}>
        <Box sx={{ display: 'grid', gap: 3, gridColumn: { md: 2 } }}>
          <Part heading="At a glance">
            <Box component="dl" sx={{ display: 'grid', gap: 1.5 }}>
              <Fact term="For" value={audience.join(', ')} />
              <Fact term="Difficulty" value={difficulty} />
              <Fact term="Time" value={`${plan.weeks} at ten hours a week`} />
              <Fact term="Suits" value={plan.suits.join(', ')} />
            </Box>
            <Box component="ul" aria-label="Technologies" sx={chipsSx}>
              {tags.map((tag) => (
                <Chip key={tag} component="li" label={tag} />
              ))}
            </Box>
          </Part>
          <NearestProject idea={idea} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
          <Part heading="Modules">
            <NamedList entries={plan.features.map(({ name, does }) => ({ name, text: does }))} />
          </Part>
          <Part heading="Data">
            <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
              {plan.data.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </Box>
          </Part>
          <Part heading="Outline of the report">
            <NamedList entries={plan.chapters} />
          </Part>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This plan is put together from the idea’s words and technologies. Take it as a start for
            your synopsis, and agree on the rest with your guide.
          </Typography>
        </Box>
      </Box>
      {related.length > 0 && (
        <Box component="section" aria-labelledby="related" sx={{ mt: 6 }}>
          <Typography variant="h2" id="related" sx={{ mb: 2.5 }}>
            Related ideas
          </Typography>
          <IdeaGrid>
            {related.map((other) => (
              <li key={other.id}>
                <IdeaCard idea={other} onCustomize={customize} />
              </li>
            ))}
          </IdeaGrid>
        </Box>
      )}
    </PageContainer>
  );
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 3,
  mt: 3,
} as const;

const chipsSx = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 } as const;

type IdeaHeadProps = { idea: ProjectIdea; weeks: string; onCustomize: () => void };

/** The idea in the colours of its category, with what one can do about it. */
function IdeaHead({ idea, weeks, onCustomize }: IdeaHeadProps) {
  const { id, title, category, difficulty, description } = idea;
  const { gradient, Icon } = CATEGORY_STYLES[category];
  const { isFavourite, toggle } = useFavourite(id, 'ideas');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        p: { xs: 2.5, md: 4 },
        borderRadius: 2,
        color: '#fff',
        background: gradient,
        '--focus-ring': '#fff',
      }}
    >
      <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon />
        <span>{`${category} · ${difficulty} · ${weeks}`}</span>
      </Typography>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '62ch', fontSize: '1.1rem' }}>{description}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <Button variant="onBrand" size="large" onClick={onCustomize}>
          Customize
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          aria-pressed={isFavourite}
          startIcon={<HeartIcon sx={isFavourite ? null : outlinedIconSx} />}
          onClick={toggle}
        >
          Keep
        </Button>
      </Box>
    </Box>
  );
}

const outlinedIconSx = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 };

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography
        component="dd"
        sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {value}
      </Typography>
    </div>
  );
}

/** A numbered list of what has a name and a sentence. */
function NamedList({ entries }: { entries: readonly { name: string; text: string }[] }) {
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 1.5 }}>
      {entries.map(({ name, text }, index) => (
        <li key={name}>
          <Typography sx={{ fontWeight: 650 }}>{`${index + 1}. ${name}`}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
