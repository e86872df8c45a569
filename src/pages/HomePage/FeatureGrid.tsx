import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CodeIcon from '@mui/icons-material/CodeRounded';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import ShieldIcon from '@mui/icons-material/GppGoodOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentRounded';
import ZapIcon from '@mui/icons-material/BoltRounded';
import {
  DEFAULT_FEATURES,
  type FeatureIconKey,
  type SiteFeature,
} from '@/config/content/siteContent';

const icons: Record<FeatureIconKey, React.ComponentType<SvgIconProps>> = {
  code: CodeIcon,
  download: DownloadIcon,
  shield: ShieldIcon,
  support: SupportIcon,
  zap: ZapIcon,
};

/** The features from the site content, or four defaults if it has none. */
export function FeatureGrid({ features }: { features: readonly SiteFeature[] }) {
  const shown = features.length > 0 ? features : DEFAULT_FEATURES;
  return (
    <Box component="section" aria-label="Why Launchyard">
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        Why people build on our code
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            sm: 'repeat(2, 1fr)',
            lg: `repeat(${Math.min(shown.length, 5)}, 1fr)`,
          },
          gap: { xs: 2.5, sm: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map(({ icon, title, description }) => {
          const Icon = icons[icon];
          return (
            <li key={title}>
              <Avatar
                variant="rounded"
                aria-hidden
                data-icon={icon}
                sx={{
                  width: 44,
                  height: 44,
                  mb: 1.25,
                  color: 'primary.main',
                  bgcolor: 'brand.soft',
                }}
              >
                <Icon />
              </Avatar>
              <Typography variant="h3" sx={{ fontSize: '1.1rem' }}>
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {description}
              </Typography>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
