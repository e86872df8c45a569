import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { ProjectsLoadError } from '@/features/catalog';
import { OpenPayments } from '@/features/purchase';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { NoProjectsYet } from './MyProjectsStates';
import { MyProjectsSkeleton } from './MyProjectsSkeleton';
import { PurchaseLibrary } from './PurchaseLibrary';

/** The user's purchased projects (specification, section 2: My Projects). */
export function MyProjectsPage() {
  usePageHead({ title: 'My Projects' });
  const { currentData, error, isFetching } = useListPurchasedProjectsQuery();
  const projects = currentData?.projects;

  return (
    <>
      <HeroBand>
        <Typography variant="h1">My Projects</Typography>
        <Typography sx={{ mt: 1.5, color: 'brand.onHeroMuted' }}>
          Everything you own, ready to download.
        </Typography>
      </HeroBand>
      <PageContainer>
        <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
          <OpenPayments />
        </Box>
        {projects && projects.length > 0 && <PurchaseLibrary projects={projects} />}
        {projects?.length === 0 && <NoProjectsYet />}
        {!projects &&
          (isFetching || !error ? <MyProjectsSkeleton /> : <ProjectsLoadError error={error} />)}
      </PageContainer>
    </>
  );
}
