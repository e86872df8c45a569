import { useLoginMutation, type AuthAnswer } from '@/api/accountApi';
import { isAborted, reportsFailure, messageOf, toRequestFailure } from '@/api/errors';
import { readUser } from '@/api/readUser';
import { hasShape } from '@/api/responseShape';
import { authMessages } from '@/config/authMessages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/store';
import { signedIn } from './authSlice';

/** The messages for the outcomes of login or registration. */
type Texts = { success: string; rejected: string; unreachable: string };

function isAuthAnswer(response: unknown): response is AuthAnswer {
  const { token } = (response ?? {}) as Partial<AuthAnswer>;
  return typeof token === 'string' && token !== '' && hasShape(response, { user: 'entity' });
}

/** Starts a session from a login or registration response, or shows why there is none. */
export function useSessionStart(texts: Texts) {
  const dispatch = useAppDispatch();
  const toast = useToast();

  return async (request: Promise<unknown>): Promise<boolean> => {
    try {
      const response = await request;
      if (!reportsFailure(response) && isAuthAnswer(response)) {
        dispatch(signedIn({ token: response.token, user: readUser(response.user) }));
        toast.success(texts.success);
        return true;
      }
      toast.error((reportsFailure(response) && messageOf(response)) || texts.rejected);
    } catch (error) {
      if (isAborted(error)) return false;
      const { status, message } = toRequestFailure(error);
      toast.error(status === null ? texts.unreachable : (message ?? texts.rejected));
    }
    return false;
  };
}

/** Logs in with email and password, shows the outcome and returns whether it succeeded. */
export function useLogin() {
  const [login] = useLoginMutation();
  const startSession = useSessionStart({
    success: authMessages.loggedIn,
    rejected: authMessages.loginFailed,
    unreachable: authMessages.loginUnreachable,
  });
  return (email: string, password: string) =>
    startSession(login({ loginRequest: { email, password } }).unwrap());
}
