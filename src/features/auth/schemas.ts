import { boolean, object, ref, string } from 'yup';
import {
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX_DIGITS,
} from '@/config/constants';
import { formMessages as texts } from '@/config/messages';

/** What the login form holds. */
export type LoginValues = {
  email: string;
  password: string;
  agreeToTerms: boolean;
  rememberMe: boolean;
};

/** What the registration form holds. */
export type RegisterValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  agreeToTerms: boolean;
};

const PHONE = new RegExp(`^\\+?[1-9]\\d{0,${PHONE_MAX_DIGITS - 1}}$`);
/** One @, no blanks, a dot in the domain: what browsers and mail servers agree on. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const email = string().required(texts.emailRequired).matches(EMAIL, texts.emailInvalid);
const password = string()
  .required(texts.passwordRequired)
  .min(PASSWORD_MIN_LENGTH, texts.passwordTooShort);
const agreeToTerms = boolean().oneOf([true], texts.termsRequired);

/** Rules of the login form (specification, section 5). */
export const loginSchema = object({ email, password, agreeToTerms });

/** Rules of the registration form (specification, section 5). */
export const registerSchema = object({
  name: string()
    .trim()
    .required(texts.nameRequired)
    .min(NAME_MIN_LENGTH, texts.nameTooShort)
    .max(NAME_MAX_LENGTH, texts.nameTooLong),
  email,
  phone: string().required(texts.phoneRequired).matches(PHONE, texts.phoneInvalid),
  password,
  confirmPassword: string()
    .required(texts.confirmPasswordRequired)
    .oneOf([ref('password')], texts.passwordsDiffer),
  agreeToTerms,
});
