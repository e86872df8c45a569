import { object, string } from 'yup';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDeleteAccountMutation } from '@/api/accountServicesApi';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { RETENTION } from '@/config/policyFigures';
import { useAuth, useLogout } from '@/features/auth';
import { formMessages, rememberEmail, UserName } from '@/features/auth/forms';
import { idOf, usePayments } from '@/features/buying';
import { FormDialog, SubmitButton, useForm } from '@/features/forms';
import { REFUND_STATUSES } from '@/features/refunds';
import { FormPasswordField } from '@/ui/form/FormPasswordField';

const CHECK_FIRST = 'check it first, or what you paid for is lost.';

const schema = object({ password: string().required(formMessages.currentPasswordRequired) });

/** Explains what is lost with the account, and deletes it after the password is entered. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth();
  const [deleteAccount] = useDeleteAccountMutation();
  const logOut = useLogout('Your account is deleted');
  const payments = usePayments();
  const unconfirmed = payments.filter(({ status }) => status === 'unverified');
  const { currentData } = useListPaymentsQuery();
  const refunds = (currentData?.payments ?? []).filter(
    ({ refund }) => refund && REFUND_STATUSES[refund.status].next,
  );
  const interrupted = payments.filter(({ status }) => status === 'interrupted');
  const form = useForm({
    initialValues: { password: '' },
    schema,
    send: (accountDeletion) => deleteAccount({ accountDeletion }).unwrap(),
    onSent: () => {
      rememberEmail(null);
      logOut();
    },
    failed: { failed: 'Your account could not be deleted. Please try again.', quotes: 'all' },
  });
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      heading="Delete your account?"
      closeLabel="Keep my account"
      actions={
        <SubmitButton form={form} color="error">
          Delete my account
        </SubmitButton>
      }
      onClose={onClose}
      introduction={
        <>
          This cannot be undone.
          <Box component="ul" sx={{ my: 1.5, pl: 2.5, listStyle: 'revert' }}>
            <li>
              You are logged out everywhere, and your name, email address and phone number are
              deleted.
            </li>
            <li>You can no longer download what you bought. Save your files first.</li>
            <li>Your chats with us are deleted. Your reviews stay, without your name.</li>
            <li>
              <span>{`Purchase records stay for ${RETENTION.purchaseRecords}, as the law requires (`}</span>
              <Link href={`${paths.privacy}#retention`}>privacy policy</Link>
              ).
            </li>
            {refunds.map(({ orderId, title }) => (
              <li key={orderId}>
                <strong>{`Your refund for ${title} is not paid out yet.`}</strong> We could no
                longer write to you about it.
              </li>
            ))}
            {unconfirmed.map((payment) => (
              <li key={idOf(payment)}>
                <strong>{`Your payment for ${payment.title} is not confirmed yet:`}</strong>{' '}
                {CHECK_FIRST}
              </li>
            ))}
            {interrupted.map(({ orderId, title }) => (
              <li key={orderId}>
                <strong>{`Your payment for ${title} was interrupted.`}</strong>
                <span>{` If you were charged, ${CHECK_FIRST}`}</span>
              </li>
            ))}
          </Box>
        </>
      }
    >
      <UserName email={user?.email} />
      <FormPasswordField name="password" label="Current password" autoComplete="current-password" />
    </FormDialog>
  );
}
