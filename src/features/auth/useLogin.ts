import { useLoginMutation, type AuthAnswer } from '@/api/accountApi';
import { isRefusal, messageOf, toRequestFailure } from '@/api/errors';
import { authMessages, successMessages } from '@/config/messages';
import { useToast } from '@/features/toasts';
import { useAppDispatch } from '@/lib/storeHooks';
import { signedIn } from './authSlice';

/** Texts for the ways in which login or registration ends. */
type Texts = { success: string; refused: string; threw: string };

function isAuthAnswer(answer: unknown): answer is AuthAnswer {
  const { token, user } = (answer ?? {}) as Partial<AuthAnswer>;
  return typeof token === 'string' && token !== '' && typeof user === 'object' && user !== null;
}

/** Turns an answer to login or registration into a session, or into the catalogue's text. */
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

/** Logs in with email and password; answers whether it worked and shows the outcome. */
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
