import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paymentMessages } from '@/config/paymentMessages';
import { useToast } from '@/features/toasts';
import { copyText } from '@/lib/browser';
import { logFailure } from '@/lib/log';

type PaymentIdProps = {
  /** Label of the id, such as "Order ID". */
  label: string;
  id: string;
};

/** An id to quote to support, with a button that copies it. */
export function PaymentId({ label, id }: PaymentIdProps) {
  const toast = useToast();

  const copy = async () => {
    try {
      await copyText(id);
      toast.success(paymentMessages.copied(label));
    } catch (error) {
      logFailure(`Copying the ${label}`, error);
      toast.error(paymentMessages.notCopied(label, id));
    }
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>
        {label}:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {id}
        </Box>
      </span>
      <Button
        size="small"
        color="inherit"
        startIcon={<CopyIcon />}
        aria-label={`Copy the ${label} ${id}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
    </Box>
  );
}
