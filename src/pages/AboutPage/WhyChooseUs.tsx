import PassionIcon from '@mui/icons-material/FavoriteRounded';
import CommunityIcon from '@mui/icons-material/GroupsRounded';
import InnovationIcon from '@mui/icons-material/LightbulbRounded';
import ExcellenceIcon from '@mui/icons-material/WorkspacePremiumRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import type { CoreValue } from '@/config/content/siteContent';
import { tileSx } from '@/theme/mixins';
import { TitledGrid } from '@/ui/TitledGrid';

const icons: Record<string, typeof ExcellenceIcon> = {
  Excellence: ExcellenceIcon,
  Community: CommunityIcon,
  Innovation: InnovationIcon,
  Passion: PassionIcon,
};

/** The core values of the company, one card each. */
export function CoreValues({ values }: { values: readonly CoreValue[] }) {
  return (
    <TitledGrid heading="Our core values" columns={4}>
      {values.map(({ title, description }) => {
        const Icon = icons[title] ?? ExcellenceIcon;
        return (
          <Card key={title} component="li" sx={{ p: 3 }}>
            <Icon sx={tileSx} />
            <Typography variant="h3" sx={{ mt: 1.5 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{description}</Typography>
          </Card>
        );
      })}
    </TitledGrid>
  );
}

/** The reasons to buy from the shop (specification, section 2: About). */
const REASONS_TO_CHOOSE_US: readonly { title: string; text: string }[] = [
  {
    title: 'Read before it is sold',
    text: 'A developer builds, runs and reviews every project on a clean machine before it is listed.',
  },
  {
    title: 'One price, stated once',
    text: 'You pay once, in rupees, without a processing fee and without a subscription.',
  },
  {
    title: 'Yours to build on',
    text: 'The commercial license covers your own products and the work you do for clients.',
  },
  {
    title: 'Help that knows the code',
    text: `The people who reviewed a project answer for it: ${CLAIMS.freeSupport}.`,
  },
];

/** The reasons to choose the shop. */
export function WhyChooseUs() {
  return (
    <Box
      component="section"
      aria-labelledby="why-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr 2fr' },
        gap: { xs: 3, md: 6 },
      }}
    >
      <Typography variant="h2" id="why-heading">
        Why choose us
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 3,
        }}
      >
        {REASONS_TO_CHOOSE_US.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
