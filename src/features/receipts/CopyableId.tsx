import { styled } from '@mui/material/styles';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import { useToast } from '@/features/toasts';
import { copyText } from '@/lib/copyText';
import { logFailure } from '@/lib/log';
import { IconAction } from '@/ui/IconAction';

type CopyableIdProps = {
  /** Noun for the id: 'payment id'. */
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
}));

/** Shows an id with a button that copies it. */
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
      <IconAction
        size="small"
        label={`Copy ${name} ${id}`}
        tabIndex={tabIndex}
        onClick={() => void copy()}
        // Two ids share a row in a wide table.
        sx={{ width: { md: 26 }, height: { md: 26 }, color: 'text.secondary' }}
      >
        <CopyIcon sx={{ fontSize: 15 }} />
      </IconAction>
    </Root>
  );
}
