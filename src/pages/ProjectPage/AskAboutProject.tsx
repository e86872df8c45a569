import AskIcon from '@mui/icons-material/HelpOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { site } from '@/config/site';
import { useAuth } from '@/features/auth';
import { useOpenChatWith } from '@/features/chat';

const ASK = 'Ask about this project';

/** Opens the chat about the project; guests may write by WhatsApp or mail, with its title filled in. */
export function AskAboutProject({ project: { id, title } }: { project: Project }) {
  const { isAuthenticated } = useAuth();
  const openChat = useOpenChatWith('support');
  const message = preparedMessages.project(title);
  if (isAuthenticated) {
    return (
      <Button
        variant="outlined"
        startIcon={<AskIcon />}
        sx={{ minHeight: 44 }}
        onClick={() => openChat(message, chatSubjects.project(title, id))}
      >
        {ASK}
      </Button>
    );
  }
  const { whatsapp, email } = site.socialLinks;
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`;
  return (
    <Box
      role="group"
      aria-label={ASK}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 44,
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ASK}
      </Typography>
      <Link
        variant="body2"
        href={`${whatsapp}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        sx={linkSx}
      >
        WhatsApp
      </Link>
      <Link variant="body2" href={`${email}?${mail}`} sx={linkSx}>
        Email
      </Link>
    </Box>
  );
}

/** A target that a thumb meets on phones. */
const linkSx = { py: { xs: 1.375, md: 0.5 }, fontWeight: 650 } as const;
