import Box from '@mui/material/Box';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import { useToast } from '@/features/toasts';
import { copyText } from '@/lib/copyText';
import { logFailure } from '@/lib/log';
import { IconButton } from '@/ui/IconButton';

type CopyableIdProps = {
  /** What the id is of: 'payment id'. */
  name: string;
  id: string;
  tabIndex?: number | undefined;
};

/** An id that is seldom read and often copied. */
export function CopyableId({ name, id, tabIndex }: CopyableIdProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await copyText(id);
      toast.success(`Copied ${name} ${id}`);
    } catch (error) {
      logFailure(`Copying the ${name}`, error);
      toast.error(`The ${name} could not be copied. It is ${id}`);
    }
  };

  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0, typography: 'caption' }}
    >
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {id}
      </Box>
      <IconButton
        size="small"
        aria-label={`Copy ${name} ${id}`}
        tabIndex={tabIndex}
        onClick={() => void copy()}
        sx={{ width: 26, height: 26, color: 'text.secondary', '& svg': { fontSize: 15 } }}
      >
        <CopyIcon />
      </IconButton>
    </Box>
  );
}
