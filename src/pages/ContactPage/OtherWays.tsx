import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { TitledGrid } from '@/ui/TitledGrid';

function Way({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card component="li" sx={{ p: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </Card>
  );
}

const note = { mt: 0.75, color: 'text.secondary' } as const;

/** Alternatives to the chat: email, the office and the help page. */
export function OtherWays() {
  return (
    <TitledGrid heading="Other ways to reach us" columns={3}>
      <Way heading="Email">
        <Link href={site.socialLinks.email} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {site.contactEmail}
        </Link>
        <Typography sx={note}>{site.supportPromise}.</Typography>
      </Way>
      <Way heading="Office">
        <Typography component="address" sx={{ fontStyle: 'normal', fontWeight: 650 }}>
          {site.address}
        </Typography>
        <Typography sx={note}>Please tell us before you come.</Typography>
      </Way>
      <Way heading="Help">
        <Link component={RouterLink} to={paths.help} sx={{ fontWeight: 650 }}>
          Answers to frequent questions
        </Link>
        <Typography sx={note}>Buying, downloads, licenses, refunds and the phone line.</Typography>
      </Way>
    </TitledGrid>
  );
}
