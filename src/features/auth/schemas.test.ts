/** @jest-environment node */
import { validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import {
  loginSchema,
  passwordSchema,
  profileSchema,
  registerSchema,
  resetRequestSchema,
  resetSchema,
} from './schemas';

const login = { email: 'asha@example.com', password: 'secret', agreeToTerms: true };
const registration = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919845018260',
  password: 'secret',
  confirmPassword: 'secret',
  agreeToTerms: true,
};

/** Returns the message that the form shows at a field; null when the field is valid. */
function messageFor(
  schema: AnyObjectSchema,
  values: Record<string, unknown>,
  field: string,
): string | null {
  try {
    void validateYupSchema(values, schema, true);
    return null;
  } catch (error) {
    return yupToFormErrors<Record<string, string>>(error)[field] ?? null;
  }
}

it.each([
  ['email', '', 'Email is required'],
  ['email', 'asha', 'Invalid email address'],
  ['email', 'asha@example', 'Invalid email address'],
  ['email', 'a b@example.com', 'Invalid email address'],
  ['email', 'asha@example.com b', 'Invalid email address'],
  ['email', 'asha@@example.com', 'Invalid email address'],
  ['email', '@example.com', 'Invalid email address'],
  ['email', 'asha@.com', 'Invalid email address'],
  ['email', 'asha@example.', 'Invalid email address'],
  ['email', 'asha@example..com', 'Invalid email address'],
  ['email', 'asha@example.com\u200b', 'Invalid email address'],
  ['email', 'asha@example.com', null],
  ['email', 'a.s-ha+shop@mail.example.co.in', null],
  ['password', '', 'Password is required'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['password', '123456', null],
  ['agreeToTerms', false, 'You must agree to the terms and conditions'],
  ['agreeToTerms', true, null],
])('the login form validates %s = %p with %p', (field, value, message) => {
  expect(messageFor(loginSchema, { ...login, [field]: value }, field)).toBe(message);
});

it.each([
  ['name', '', 'Full name is required'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', '  A  ', 'Name must be at least 2 characters'],
  ['name', 'Al', null],
  ['name', 'x'.repeat(100), null],
  ['name', 'x'.repeat(101), 'Name must be less than 100 characters'],
  ['email', '', 'Email is required'],
  ['email', 'nobody', 'Invalid email address'],
  ['phone', '', 'Phone number is required'],
  ['phone', '9845018260', null],
  ['phone', '+919845018260', null],
  ['phone', '7', null],
  ['phone', '0845018260', 'Invalid phone number'],
  ['phone', '1'.repeat(16), null],
  ['phone', '1'.repeat(17), 'Invalid phone number'],
  ['phone', '+91 (98450) 182-60', null],
  ['phone', '98450\u201118260\u00a0', null],
  ['phone', '\u202a+91\u2009[98450]\u202c–18260', null],
  ['phone', '98450/18260', 'Invalid phone number'],
  ['phone', ' - ', 'Phone number is required'],
  ['name', '\u200b', 'Full name is required'],
  ['name', '\u2800\u2800', 'Full name is required'],
  ['name', '\u3164 \u3164', 'Full name is required'],
  ['name', '\u2060\u00ad\ufeff', 'Full name is required'],
  ['name', '\u200bA', 'Name must be at least 2 characters'],
  ['phone', '+', 'Invalid phone number'],
  ['phone', '++919845018260', 'Invalid phone number'],
  ['phone', 'tel 919845018260', 'Invalid phone number'],
  ['phone', '919845018260 or so', 'Invalid phone number'],
  ['password', '', 'Password is required'],
  ['password', '12345', 'Password must be at least 6 characters'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'other1', 'Passwords do not match'],
  ['confirmPassword', 'secret', null],
  ['agreeToTerms', false, 'You must agree to the terms and conditions'],
])('the registration form validates %s = %p with %p', (field, value, message) => {
  expect(messageFor(registerSchema, { ...registration, [field]: value }, field)).toBe(message);
});

describe('the profile form', () => {
  const profile = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919845018260' };

  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'asha', 'Invalid email address'],
    ['phone', '0', 'Invalid phone number'],
    ['phone', '7', null],
  ])('validates %s = %p with %p', (field, value, message) => {
    expect(messageFor(profileSchema, { ...profile, [field]: value }, field)).toBe(message);
  });
});

describe('the password form', () => {
  const change = { currentPassword: 'old', newPassword: 'secret', confirmNewPassword: 'secret' };

  it.each([
    ['currentPassword', '', 'Current password is required'],
    ['currentPassword', 'old', null],
    ['newPassword', '', 'New password is required'],
    ['newPassword', '12345', 'Password must be at least 6 characters'],
    ['newPassword', 'secret', null],
    ['confirmNewPassword', '', 'Please confirm your password'],
    ['confirmNewPassword', 'old', 'Passwords do not match'],
    ['confirmNewPassword', 'secret', null],
  ])('validates %s = %p with %p', (field, value, message) => {
    expect(messageFor(passwordSchema, { ...change, [field]: value }, field)).toBe(message);
  });
});

describe('a password reset', () => {
  it.each([
    ['', 'Email is required'],
    ['asha', 'Invalid email address'],
    ['asha@example.com', null],
  ])('validates the address %p with %p', (email, message) => {
    expect(messageFor(resetRequestSchema, { email }, 'email')).toBe(message);
  });

  it.each([
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['confirmPassword', '', 'Please confirm your password'],
    ['confirmPassword', 'other1', 'Passwords do not match'],
    ['confirmPassword', 'secret', null],
  ])('validates %s = %p with %p', (field, value, message) => {
    const values = { password: 'secret', confirmPassword: 'secret', [field]: value };
    expect(messageFor(resetSchema, values, field)).toBe(message);
  });
});
