import * as v from 'valibot';
import { OTP_LENGTH, PASSWORD_MIN, USERNAME_MIN } from '../../domain/constants.ts';
import { EMAIL, EMAIL_MAX } from '../../domain/email.ts';

// The rules of sign-up, sign-in and password reset. Forms show these sentences, and the backend checks the same rules.

export const usernameRule = v.pipe(
  v.string('Username is required'),
  v.nonEmpty('Username is required'),
  v.minLength(USERNAME_MIN, 'Username must be 3 characters minimum'),
  v.regex(/^\S*$/, 'Username should not contain spaces'),
  v.maxLength(60, 'Username must be 60 characters at most'),
);

export const emailRule = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(EMAIL_MAX, 'Please provide a valid email'),
  v.regex(EMAIL, 'Please provide a valid email'),
);

export const passwordRule = v.pipe(
  v.string('Password is 8 characters minimum'),
  v.minLength(PASSWORD_MIN, 'Password is 8 characters minimum'),
  v.maxLength(200, 'Password is 200 characters maximum'),
  v.regex(/[a-z]/, 'Password should have at least one lowercase character'),
  v.regex(/[A-Z]/, 'Password should have at least one uppercase character'),
  v.regex(/\d/, 'Password should have at least one numeric character'),
  v.regex(/\W/, 'Password should have at least one special character'),
);

export const otpRule = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), 'Please enter numeric values only'),
);

export const termsRule = v.literal(true, 'Please agree to our terms of use and privacy policy to continue');
