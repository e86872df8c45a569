import { Link as RouterLink, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { Button } from '@/ui/Button';
import { HeroBand } from '@/ui/HeroBand';
import { PageContainer } from '@/ui/PageContainer';
import { usePageHead } from '@/ui/usePageHead';
import { plannedPages } from './plannedPages';

/** Stands at an address whose page is not finished: says so, and how to reach us. */
export function PlannedPage() {
  const { pathname } = useLocation();
  const { heading, text } = plannedPages[pathname.replace(/\/$/, '')] ?? {
    heading: site.siteName,
    text: '',
  };
  usePageHead({ title: heading });
  return (
    <>
      <HeroBand>
        <Typography variant="h1">{heading}</Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '60ch', color: 'brand.onHeroMuted' }}>
          {text}
        </Typography>
      </HeroBand>
      <PageContainer>
        <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, mb: 4 }}>
          {[
            { term: 'Email', href: site.socialLinks.email, value: site.contactEmail },
            { term: 'Phone', href: site.socialLinks.phone, value: site.contactPhone },
          ].map(({ term, href, value }) => (
            <div key={term}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {term}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                <Box component="a" href={href} sx={{ color: 'primary.main', fontWeight: 650 }}>
                  {value}
                </Box>
              </Box>
            </div>
          ))}
        </Box>
        <Button variant="contained" component={RouterLink} to={paths.projects}>
          Browse Projects
        </Button>
      </PageContainer>
    </>
  );
}
