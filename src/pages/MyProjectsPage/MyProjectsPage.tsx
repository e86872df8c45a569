import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { MY_PROJECTS_SKELETONS } from '@/config/constants';
import { paths } from '@/config/paths';
import { OpenPayments } from '@/features/buying';
import { cardsSx, ProjectCard, ProjectsLoadError } from '@/features/catalog';
import { EmptyState } from '@/ui/EmptyState';
import { useStoredLayout } from '@/ui/LayoutToggle';
import { PageContainer } from '@/ui/PageContainer';
import { PageHeading } from '@/ui/PageHeading';
import { usePageHead } from '@/ui/usePageHead';
import { PurchaseLibrary } from './PurchaseLibrary';

/** The user's purchased projects (specification, section 2: My Projects). */
export default function MyProjectsPage() {
  usePageHead({ title: 'My Projects' });
  const { currentData, error, isFetching } = useListPurchasedProjectsQuery();
  const projects = currentData?.projects;

  return (
    <PageContainer>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <PageHeading>My Projects</PageHeading>
        {projects && projects.length > 0 && (
          // The text of the button ends where the fields below it do.
          <Button href={paths.payments} sx={{ flex: 'none', px: 1.5, mr: -1.5 }}>
            All payments
          </Button>
        )}
      </Box>
      <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
        <OpenPayments />
      </Box>
      {projects && projects.length > 0 && <PurchaseLibrary projects={projects} />}
      {projects?.length === 0 && (
        <EmptyState
          heading="No Projects Yet"
          text="Your projects will appear here once you buy one."
          action={{ label: 'Browse Projects', to: paths.projects }}
        />
      )}
      {!projects &&
        (isFetching || !error ? <MyProjectsSkeleton /> : <ProjectsLoadError error={error} />)}
    </PageContainer>
  );
}

/** Placeholder of the filters and the purchases while these load. */
function MyProjectsSkeleton() {
  const [layout] = useStoredLayout('my-projects-layout');
  return (
    <Box role="progressbar" aria-label="Loading your projects">
      {/* On a narrow screen, the filters take two lines. */}
      <Skeleton animation={false} sx={{ height: 40, mb: { xs: 10, md: 3 } }} />
      <Box sx={cardsSx(layout)}>
        {Array.from({ length: MY_PROJECTS_SKELETONS }, (_entry, index) => (
          <ProjectCard key={index} project={undefined} layout={layout} />
        ))}
      </Box>
    </Box>
  );
}
