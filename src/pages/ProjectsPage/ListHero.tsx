import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { SUPPORT_ANSWERED } from '@/config/policyFigures';
import { formatCount } from '@/lib/numbers';
import { HeroBand } from '@/ui/HeroBand';
import type { HeroFigure } from '@/ui/HeroFigures';

type ListHeroProps = {
  /** The only category that is shown, if there is one. */
  category?: string | undefined;
  /** The number of projects in the shop or the category; undefined while unknown. */
  total?: number | undefined;
  /** Reduces the height to one line, for a search, a filter or a later page. */
  isSmall: boolean;
};

/**
 * The heading and the stats banner, or the number of a category's projects. They are large above the whole
 * list on a wide screen; what was searched comes before them on a narrow one.
 */
export const ListHero = memo(function ListHero({ category, total, isSmall }: ListHeroProps) {
  const onWide = <const Value,>(value: Value) => (isSmall ? {} : { md: value });
  const figures: readonly HeroFigure[] = [
    {
      value: total === undefined ? '–' : formatCount(total),
      label: total === 1 ? 'project' : 'projects',
    },
    ...(category ? [] : SHOP_FIGURES),
  ];
  return (
    <Box sx={{ order: { xs: Number(isSmall && !category), md: 0 } }}>
      <HeroBand isSmall>
        <Box
          sx={{
            display: { xs: 'flex', ...onWide('block') },
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 2,
            py: onWide(4.25),
          }}
        >
          <Typography
            variant="h1"
            sx={[
              { mr: 'auto' },
              (theme) => ({ [isSmall ? '&' : theme.breakpoints.down('md')]: ONE_LINE }),
            ]}
          >
            {category ? `${category} projects` : 'Projects ready to launch'}
          </Typography>
          {!isSmall && (
            <Typography
              sx={{
                display: { xs: 'none', md: 'block' },
                mt: 1.5,
                fontSize: '1.1rem',
                color: 'brand.onHeroMuted',
              }}
            >
              Complete source code with documentation. Pick one, pay once, download at once.
            </Typography>
          )}
          <Typography
            component="dl"
            sx={{
              typography: { xs: 'caption', md: 'body2' },
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: { xs: 1.5, md: isSmall ? 2.5 : 6 },
              m: 0,
              mt: onWide(3),
            }}
          >
            {figures.map(({ value, label, note }) => (
              <Box
                key={label}
                sx={{
                  display: 'flex',
                  flexDirection: { xs: 'row-reverse', ...onWide('column-reverse') },
                  columnGap: '0.5ch',
                }}
              >
                <Box component="dt" sx={{ color: 'brand.onHeroMuted' }}>
                  {label}
                  {note && <span>{`, ${note}`}</span>}
                </Box>
                <Box
                  component="dd"
                  sx={{
                    m: 0,
                    minWidth: '3ch',
                    textAlign: { xs: 'end', ...onWide('start') },
                    fontWeight: 700,
                    typography: onWide('h3'),
                  }}
                >
                  {value}
                </Box>
              </Box>
            ))}
          </Typography>
        </Box>
      </HeroBand>
    </Box>
  );
});

const SHOP_FIGURES: readonly HeroFigure[] = [
  { value: CLAIMS.categories, label: 'categories' },
  { value: CLAIMS.testedCode, label: 'tested code' },
  { value: CLAIMS.support, label: 'support', note: SUPPORT_ANSWERED },
];

const ONE_LINE = { fontSize: '1.25rem', lineHeight: 1.4 } as const;
