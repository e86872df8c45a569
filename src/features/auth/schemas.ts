import { boolean, type InferType, object, ref, string } from 'yup';
import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_DIGITS,
} from '@/config/constants';
import { countVisible } from '@/lib/visibleText';
import { shownText } from '@/ui/form/shownText';

/** The validation messages of forms, verbatim from the specification's section 5. */
export const formMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  termsRequired: 'You must agree to the terms and conditions',
  nameRequired: 'Full name is required',
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be less than 100 characters',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
} as const;

const PHONE = new RegExp(`^\\+?[1-9]\\d{0,${PHONE_MAX_DIGITS - 1}}$`);
/** One @, no blanks or invisible letters, a dot in the domain: what browsers and mail servers agree on. */
const EMAIL =
  /^(?!.*[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800])[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

const email = string()
  .required(formMessages.emailRequired)
  .matches(EMAIL, formMessages.emailInvalid);
const password = string()
  .required(formMessages.passwordRequired)
  .min(PASSWORD_MIN_LENGTH, formMessages.passwordTooShort);
const agreeToTerms = boolean().oneOf([true], formMessages.termsRequired);

/** Rules of the login form (specification, section 5). */
export const loginSchema = object({ email, password, agreeToTerms });

/** The values of the login form. */
export type LoginValues = InferType<typeof loginSchema> & { rememberMe: boolean };

const name = shownText()
  .required(formMessages.nameRequired)
  .test('short', formMessages.nameTooShort, (given) => countVisible(given) >= NAME_MIN_LENGTH)
  .max(NAME_MAX_LENGTH, formMessages.nameTooLong);

/** What people write between digits: blanks, brackets, dashes, and the marks that are copied along. */
const BETWEEN_DIGITS = /[\s()[\]\p{Pd}\p{Cf}]/gu;

/** Returns a phone number as it is sent: its digits, after a plus for the country code. */
export const toPhoneNumber = (typed: string): string => typed.replace(BETWEEN_DIGITS, '');

const phone = string()
  .transform((typed: unknown) => (typeof typed === 'string' ? toPhoneNumber(typed) : typed))
  .required(formMessages.phoneRequired)
  .matches(PHONE, formMessages.phoneInvalid);
const confirmed = (field: string) =>
  string()
    .required(formMessages.confirmPasswordRequired)
    .oneOf([ref(field)], formMessages.passwordsDiffer);

/** Rules of the profile form, the same as at registration. */
export const profileSchema = object({ name, email, phone });

/** Rules of the password form, which has the new password twice. */
export const passwordSchema = object({
  currentPassword: string().required(formMessages.currentPasswordRequired),
  newPassword: string()
    .required(formMessages.newPasswordRequired)
    .min(PASSWORD_MIN_LENGTH, formMessages.passwordTooShort),
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
