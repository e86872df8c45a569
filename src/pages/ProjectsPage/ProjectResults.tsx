import { memo } from 'react';
import Box from '@mui/material/Box';
import type { ProjectPage } from '@/api/catalogApi';
import { FIRST_CARDS, LIST_SKELETONS } from '@/config/constants';
import { useOwnMarks } from '@/features/buying';
import {
  type CardLayout,
  cardsSx,
  ProjectCard,
  ProjectsLoadError,
  smallOnPhonesSx,
} from '@/features/catalog';
import { CompareToggle } from '@/features/favourites';
import { SearchNotes } from '@/ui/SearchNotes';
import { NoProjects } from './NoProjects';
import { TitledMatches } from './TitledMatches';

/** The corner of a card is where its project is chosen for the comparison. */
const cornersSx = { '& > li': { position: 'relative' } } as const;

type ProjectResultsProps = {
  /** The page of projects; undefined while loading. */
  list: ProjectPage | undefined;
  error: unknown;
  layout: CardLayout;
  search: string;
  unknownCategory: string | undefined;
  isWholeList: boolean;
  isLoading: boolean;
  toSearch: (search: string, isVerbatim?: boolean) => string;
  onClear: () => void;
};

/** The cards, or the loading, empty or error state. */
export const ProjectResults = memo(function ProjectResults({
  list,
  error,
  layout,
  search,
  unknownCategory,
  isWholeList,
  isLoading,
  toSearch,
  onClear,
}: ProjectResultsProps) {
  const ownMarkOf = useOwnMarks();
  if (error) return <ProjectsLoadError error={error} />;
  const notes = list && (
    <SearchNotes
      noun="project"
      search={search}
      corrected={list.corrected}
      also={list.also}
      isClosest={list.is_closest}
      spellings={list.did_you_mean}
      toSearch={toSearch}
    />
  );
  const isEmpty = list?.projects.length === 0;

  const cards = (
    <Box
      component="ul"
      aria-busy={!list}
      data-cards=""
      sx={[cardsSx(layout), layout === 'grid' && smallOnPhonesSx, cornersSx]}
    >
      {(list?.projects ?? Array.from({ length: LIST_SKELETONS }, () => null)).map(
        (project, index) => (
          <li key={project?.id ?? `skeleton-${index}`}>
            <ProjectCard
              project={project ?? undefined}
              layout={layout}
              isFirst={index < FIRST_CARDS}
              ownMark={project ? ownMarkOf(project.id) : undefined}
            />
            {project && <CompareToggle id={project.id} title={project.title} />}
          </li>
        ),
      )}
    </Box>
  );
  return (
    <>
      {/* Always there, because a live region that arrives with its text is not announced. */}
      <Box role="status">
        {isEmpty ? (
          <NoProjects
            notes={notes}
            search={search}
            unknownCategory={unknownCategory}
            isWholeList={isWholeList}
            isLoading={isLoading}
            onClear={onClear}
          />
        ) : (
          notes
        )}
      </Box>
      {!isEmpty && list && search && (
        <TitledMatches list={list} search={list.corrected ?? search} />
      )}
      {!isEmpty && cards}
    </>
  );
});
