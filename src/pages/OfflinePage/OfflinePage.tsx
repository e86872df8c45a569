import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { pageMessages } from '@/config/pageMessages';
import { selectCartItems } from '@/features/cart';
import { readOwnedTitles } from '@/features/library';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/lib/storeHooks';
import { EmptyState } from '@/ui/EmptyState';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';

type KeptProject = { key: string; title: string; detail?: string };

const reload = () => window.location.reload();

/**
 * Replaces every page during an offline visit: lists what the user owns and has in the cart. Opens
 * the requested page when the network is back.
 */
export function OfflinePage() {
  usePageHead({ title: pageMessages.withoutNetworkHeading, isIndexed: false });
  const [titles] = useState(readOwnedTitles);
  const items = useAppSelector(selectCartItems);
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <PageContainer narrow>
      <EmptyState
        headingLevel="h1"
        heading={pageMessages.withoutNetworkHeading}
        text={pageMessages.withoutNetwork}
        action={
          <Button variant="contained" onClick={reload}>
            Try Again
          </Button>
        }
      />
      <KeptProjects
        heading="Your projects"
        projects={titles.map((title, index) => ({ key: `${index}`, title }))}
      />
      <KeptProjects
        heading="Your cart"
        projects={items.map(({ id, title, base_price }) => ({
          key: `${id}`,
          title,
          detail: formatRupees(base_price),
        }))}
      />
    </PageContainer>
  );
}

function KeptProjects({ heading, projects }: { heading: string; projects: KeptProject[] }) {
  if (projects.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4 }}>
        {heading}
      </Typography>
      <List>
        {projects.map(({ key, title, detail }) => (
          <ListItem key={key} disableGutters divider>
            <ListItemText primary={title} secondary={detail} />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
