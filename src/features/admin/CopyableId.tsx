import { styled } from '@mui/material/styles';
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

const Root = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& .id': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': { width: 26, height: 26, color: theme.vars.palette.text.secondary },
  '& button svg': { fontSize: 15 },
}));

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
    <Root>
      <span className="id">{id}</span>
      <IconButton
        size="small"
        aria-label={`Copy ${name} ${id}`}
        tabIndex={tabIndex}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </IconButton>
    </Root>
  );
}
