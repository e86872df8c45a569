import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { suggestedQuestions } from '@/config/content/suggestedQuestions';

/** Questions to start a conversation with; choosing one fills the input, where it can be edited. */
export function SuggestedQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <Box
      role="group"
      aria-label="Suggested questions"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pb: 1 }}
    >
      {suggestedQuestions.map((question) => (
        <Chip
          key={question}
          label={question}
          variant="outlined"
          onClick={() => onChoose(question)}
          sx={{
            minHeight: 36,
            height: 'auto',
            '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
          }}
        />
      ))}
    </Box>
  );
}
