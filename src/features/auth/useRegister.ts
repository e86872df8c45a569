import { useRegisterMutation } from '@/api/accountApi';
import { authMessages } from '@/config/authMessages';
import type { RegisterValues } from './schemas';
import { useSessionStart } from './useLogin';

/** Creates an account, shows the outcome and returns whether it succeeded. */
export function useRegister() {
  const [register] = useRegisterMutation();
  const startSession = useSessionStart({
    success: authMessages.registered,
    rejected: authMessages.registrationFailed,
    unreachable: authMessages.registrationUnreachable,
  });
  return ({ name, email, phone, password }: RegisterValues) =>
    startSession(
      register({
        registerRequest: { name: name.trim(), email, phone, password, agreeToTerms: true },
      }).unwrap(),
    );
}
