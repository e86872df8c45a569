import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { requestProfile } from '@/api/accountApi';
import { useConfirmEmailMutation } from '@/api/accountServicesApi';
import { toRequestFailure } from '@/api/errors';
import { failureText } from '@/api/failureText';
import { paths } from '@/config/paths';
import { useAppDispatch } from '@/store';
import { Notice } from '@/ui/Notice';
import { authFailures, authMessages } from './authMessages';
import { sessionConfirmed } from './authSlice';
import { useAuth } from './useAuth';

/** The status of a response to a token that is used, expired or unknown. */
export const GONE = 410;

/**
 * Confirms a new email address with the token from a mailed link. Requires a click, because mail
 * servers open links too.
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const [confirm, { data, error, isLoading }] = useConfirmEmailMutation();
  const { isAuthenticated } = useAuth();
  const dispatch = useAppDispatch();

  const failure = error && failureText(error, authFailures.email);

  const submit = async (given: string) => {
    const response = await confirm({ linkToken: { token: given } });
    if (response.error !== undefined || !isAuthenticated) return;
    const profile = await dispatch(requestProfile());
    if (profile.data?.user) dispatch(sessionConfirmed(profile.data.user));
  };

  const dashboardButton = (
    <Button component={RouterLink} to={paths.dashboard} variant="contained" size="large">
      Go to your dashboard
    </Button>
  );
  if (token === null || toRequestFailure(error).status === GONE) {
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
  return (
    <Stack sx={{ gap: 2.25 }}>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button
        variant="contained"
        size="large"
        loading={isLoading}
        onClick={() => void submit(token)}
      >
        Confirm the new address
      </Button>
    </Stack>
  );
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
