import { memo } from 'react';
import ZapIcon from '@mui/icons-material/BoltRounded';
import CodeIcon from '@mui/icons-material/CodeRounded';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import ShieldIcon from '@mui/icons-material/GppGoodOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentRounded';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { FeatureIconKey, SiteFeature } from '@/config/content/siteContent';
import { site } from '@/config/site';
import { DEFAULT_FEATURES } from './defaultFeatures';
import { HomeSection } from './HomeSection';

const icons: Record<FeatureIconKey, React.ComponentType<SvgIconProps>> = {
  code: CodeIcon,
  download: DownloadIcon,
  shield: ShieldIcon,
  support: SupportIcon,
  zap: ZapIcon,
};

const PLACEHOLDERS = 5;

/** Placeholder of a feature, with its height. */
const PLACEHOLDER = { icon: null, title: '', description: '' } as const;

/** The features from the site content, or four defaults if it has none; undefined while loading. */
export const FeatureGrid = memo(function FeatureGrid({
  features,
}: {
  features: readonly SiteFeature[] | undefined;
}) {
  const known = features?.length === 0 ? DEFAULT_FEATURES : features;
  const shown = known ?? Array.from({ length: PLACEHOLDERS }, () => PLACEHOLDER);
  return (
    <HomeSection
      label={`Why ${site.siteName}`}
      heading="Why people build on our code"
      isPlaceholder={!known}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            sm: 'repeat(2, 1fr)',
            lg: `repeat(${Math.min(shown.length, 5)}, 1fr)`,
          },
          gap: { xs: 2, sm: 3 },
          '& > li': { display: { xs: 'flex', lg: 'block' }, gap: 2 },
        }}
      >
        {shown.map(({ icon, title, description }, index) => {
          const Icon = icon && icons[icon];
          return (
            <li key={title || index}>
              <Avatar
                variant="rounded"
                aria-hidden
                data-icon={icon}
                sx={{
                  width: 44,
                  height: 44,
                  mb: { lg: 1.5 },
                  color: 'primary.main',
                  bgcolor: 'brand.soft',
                }}
              >
                {Icon ? <Icon /> : ' '}
              </Avatar>
              <Box sx={{ flexGrow: 1 }}>
                <Typography variant="h3" sx={{ fontSize: '1.1rem', minHeight: '1.25em' }}>
                  {title || <Skeleton animation={false} width="60%" />}
                </Typography>
                {/* Reserves space for the loaded text. */}
                <Typography
                  variant="body2"
                  sx={{
                    mt: 0.5,
                    minHeight: { xs: '3.1em', lg: '4.65em' },
                    color: 'text.secondary',
                  }}
                >
                  {description || <Skeleton animation={false} />}
                </Typography>
              </Box>
            </li>
          );
        })}
      </Box>
    </HomeSection>
  );
});
