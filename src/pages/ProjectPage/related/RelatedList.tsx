import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useListProjectsQuery, type Project } from '@/api/catalogApi';
import { useOwnMarks } from '@/features/cart';
import { ProjectCard, ProjectCardSkeleton } from '@/features/catalog';
import { Section } from '@/features/catalog/widget';
import { chooseRelated, relatedSearch } from './chooseRelated';

const SKELETONS = [0, 1, 2, 3];

type RelatedListProps = {
  project: Project;
  /** Called when there is nothing to show. */
  onNone: () => void;
};

/** A shelf of similar projects, found with the search that every backend has. */
export default function RelatedList({ project, onNone }: RelatedListProps) {
  const search = relatedSearch(project);
  const { currentData, error } = useListProjectsQuery(search ? { search } : {});
  const related = currentData ? chooseRelated(project, currentData.projects) : null;
  const ownMarkOf = useOwnMarks();
  const isNone = Boolean(error) || related?.length === 0;

  useEffect(() => {
    if (isNone) onNone();
  }, [isNone, onNone]);

  return (
    <Section heading="Related projects">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'min(260px, 80%)', lg: 'calc((100% - 72px) / 4)' },
          gap: { xs: 2, lg: 3 },
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          m: 0,
          // Space for the focus ring and for raised cards.
          mx: -1,
          p: 1,
          listStyle: 'none',
          '& > li': { scrollSnapAlign: 'start', scrollMargin: 8, minWidth: 0 },
        }}
      >
        {related
          ? related.map((entry) => (
              <li key={entry.id}>
                <ProjectCard project={entry} heading="h3" ownMark={ownMarkOf(entry.id)} />
              </li>
            ))
          : SKELETONS.map((key) => (
              <li key={key}>
                <ProjectCardSkeleton />
              </li>
            ))}
      </Box>
    </Section>
  );
}
