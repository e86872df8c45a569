import { useLoginMutation, type AuthAnswer } from '@/api/accountApi';
import { isRefusal, messageOf, toRequestFailure } from '@/api/errors';
import { authMessages, successMessages } from '@/config/messages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';
import { signedIn } from './authSlice';

/** The messages for the outcomes of login or registration. */
type Texts = { success: string; refused: string; threw: string };

function isAuthAnswer(answer: unknown): answer is AuthAnswer {
  const { token, user } = (answer ?? {}) as Partial<AuthAnswer>;
  return typeof token === 'string' && token !== '' && typeof user === 'object' && user !== null;
}

/** Starts a session from a login or registration response, or shows why there is none. */
export function useSessionStart(texts: Texts) {
  const dispatch = useAppDispatch();
  const toast = useToast();

  return async (request: Promise<unknown>): Promise<boolean> => {
    try {
      const answer = await request;
      if (!isRefusal(answer) && isAuthAnswer(answer)) {
        dispatch(signedIn({ token: answer.token, user: answer.user }));
        toast.success(texts.success);
        return true;
      }
      toast.error((isRefusal(answer) && messageOf(answer)) || texts.refused);
    } catch (error) {
      const { status, message } = toRequestFailure(error);
      toast.error(status === null ? texts.threw : (message ?? texts.refused));
    }
    return false;
  };
}

/** Logs in with email and password, shows the outcome and returns whether it succeeded. */
export function useLogin() {
  const [login] = useLoginMutation();
  const startSession = useSessionStart({
    success: successMessages.login,
    refused: authMessages.loginRefused,
    threw: authMessages.loginThrew,
  });
  return (email: string, password: string) =>
    startSession(login({ loginRequest: { email, password } }).unwrap());
}
