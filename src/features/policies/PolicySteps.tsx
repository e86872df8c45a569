import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PolicyText } from './PolicyText';

const MARK_PX = 32;

/** Steps that follow one another, each with its number on a line that leads to the next. */
export function PolicySteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', counterReset: 'step' }}>
      {steps.map(({ title, text }) => (
        <Box
          key={title}
          component="li"
          sx={{
            position: 'relative',
            minHeight: MARK_PX,
            pb: 2.5,
            pl: 6,
            counterIncrement: 'step',
            '&::before': {
              content: 'counter(step)',
              position: 'absolute',
              zIndex: 1,
              left: 0,
              width: MARK_PX,
              height: MARK_PX,
              borderRadius: '50%',
              bgcolor: 'brand.soft',
              color: 'primary.main',
              fontWeight: 650,
              lineHeight: `${MARK_PX}px`,
              textAlign: 'center',
            },
            '&:last-of-type': { pb: 0 },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              top: MARK_PX,
              bottom: 0,
              left: MARK_PX / 2 - 1,
              borderLeft: '2px solid',
              borderColor: 'divider',
            },
          }}
        >
          <Typography variant="h4" component="h3" sx={{ pt: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            <PolicyText>{text}</PolicyText>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
