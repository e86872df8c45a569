import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import PassionIcon from '@mui/icons-material/FavoriteRounded';
import CommunityIcon from '@mui/icons-material/GroupsRounded';
import InnovationIcon from '@mui/icons-material/LightbulbRounded';
import ExcellenceIcon from '@mui/icons-material/WorkspacePremiumRounded';
import type { CoreValue } from '@/config/content/siteContent';

const icons: Record<string, typeof ExcellenceIcon> = {
  Excellence: ExcellenceIcon,
  Community: CommunityIcon,
  Innovation: InnovationIcon,
  Passion: PassionIcon,
};

/** What the company stands for, one card each. */
export function CoreValues({ values }: { values: readonly CoreValue[] }) {
  return (
    <Box component="section" aria-labelledby="values-heading">
      <Typography variant="h2" id="values-heading" sx={{ mb: 3 }}>
        Our core values
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {values.map(({ title, description }) => {
          const Icon = icons[title] ?? ExcellenceIcon;
          return (
            <Card key={title} component="li" sx={{ p: 3 }}>
              <Icon
                aria-hidden
                sx={{
                  p: 1.25,
                  fontSize: 48,
                  borderRadius: 2,
                  color: 'primary.main',
                  bgcolor: 'brand.soft',
                }}
              />
              <Typography variant="h3" sx={{ mt: 1.5 }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{description}</Typography>
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}
