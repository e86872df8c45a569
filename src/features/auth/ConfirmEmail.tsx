import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { requestProfile } from '@/api/accountApi';
import { useConfirmEmailMutation } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { paths } from '@/config/paths';
import { FormColumn, useForm } from '@/features/forms';
import { useAppDispatch } from '@/store';
import { Notice } from '@/ui/Notice';
import { authFailures, authMessages } from './authMessages';
import { sessionConfirmed } from './authSlice';
import { useAuth } from './useAuth';

/** The status of a response to a token that is used, expired or unknown. */
export const GONE = 410;

/** Confirms a new email address by the token of a mailed link, with a click, as mail servers open links too. */
export function ConfirmEmail({ token }: { token: string | null }) {
  const [confirm, { data }] = useConfirmEmailMutation();
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();
  const renewProfile = async () => {
    const { data: answer } = await dispatch(requestProfile());
    if (answer?.user) dispatch(sessionConfirmed(answer.user));
  };
  const form = useForm({
    initialValues: {},
    send: () => confirm({ linkToken: { token: token ?? '' } }).unwrap(),
    onSent: () => {
      if (isAuthenticated) void renewProfile();
    },
    failed: authFailures.email,
  });

  const dashboardButton = (
    <Button href={paths.dashboard} variant="contained" size="large">
      Go to your dashboard
    </Button>
  );
  if (token === null || toRequestFailure(form.failure?.error).status === GONE) {
    return <LinkGone>{dashboardButton}</LinkGone>;
  }
  if (data) {
    return (
      <Stack sx={{ gap: 2.25 }}>
        <Notice tone="info">{authMessages.emailConfirmed(data.email)}</Notice>
        {dashboardButton}
      </Stack>
    );
  }
  return <FormColumn form={form} submitLabel="Confirm the new address" />;
}

/** Reports that a mailed link no longer works, above a way to request a new one. */
export function LinkGone({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ gap: 2.25 }}>
      <Notice tone="error">{authMessages.linkGone}</Notice>
      {children}
    </Stack>
  );
}
