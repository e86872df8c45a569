import { boolean, type InferType, object, ref, string } from 'yup';
import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_DIGITS,
} from '@/config/constants';
import { countVisible } from '@/lib/visibleText';
import { shownText } from '@/ui/form/shownText';
import { formMessages as texts } from './formMessages';

const PHONE = new RegExp(`^\\+?[1-9]\\d{0,${PHONE_MAX_DIGITS - 1}}$`);
/** One @, no blanks or invisible letters, a dot in the domain: what browsers and mail servers agree on. */
const EMAIL =
  /^(?!.*[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800])[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

const email = string().required(texts.emailRequired).matches(EMAIL, texts.emailInvalid);
const password = string()
  .required(texts.passwordRequired)
  .min(PASSWORD_MIN_LENGTH, texts.passwordTooShort);
const agreeToTerms = boolean().oneOf([true], texts.termsRequired);

/** Rules of the login form (specification, section 5). */
export const loginSchema = object({ email, password, agreeToTerms });

/** The values of the login form. */
export type LoginValues = InferType<typeof loginSchema> & { rememberMe: boolean };

const name = shownText()
  .required(texts.nameRequired)
  .test('short', texts.nameTooShort, (given) => countVisible(given) >= NAME_MIN_LENGTH)
  .max(NAME_MAX_LENGTH, texts.nameTooLong);

/** What people write between digits: blanks, brackets, dashes, and the marks that are copied along. */
const BETWEEN_DIGITS = /[\s()[\]\p{Pd}\p{Cf}]/gu;

/** Returns a phone number as it is sent: its digits, after a plus for the country code. */
export const toPhoneNumber = (typed: string): string => typed.replace(BETWEEN_DIGITS, '');

const phone = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? toPhoneNumber(typed) : typed))
  .required(texts.phoneRequired)
  .matches(PHONE, texts.phoneInvalid);
const confirmed = (field: string) =>
  string()
    .required(texts.confirmPasswordRequired)
    .oneOf([ref(field)], texts.passwordsDiffer);

/** Rules of the profile form, the same as at registration. */
export const profileSchema = object({ name, email, phone });

/** Rules of the password form, which has the new password twice. */
export const passwordSchema = object({
  currentPassword: string().required(texts.currentPasswordRequired),
  newPassword: string()
    .required(texts.newPasswordRequired)
    .min(PASSWORD_MIN_LENGTH, texts.passwordTooShort),
  confirmNewPassword: confirmed('newPassword'),
});

/** The values of the password form. */
export type PasswordValues = InferType<typeof passwordSchema>;

/** Rules of the form that requests a password reset. */
export const resetRequestSchema = object({ email });

/** Rules of the password reset form, the same as at registration. */
export const resetSchema = object({ password, confirmPassword: confirmed('password') });

/** Rules of the registration form (specification, section 5). */
export const registerSchema = object({
  name,
  email,
  phone,
  password,
  confirmPassword: confirmed('password'),
  agreeToTerms,
});

/** The values of the registration form. */
export type RegisterValues = InferType<typeof registerSchema>;
