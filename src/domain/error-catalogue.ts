import type { AppError, AppErrorKind } from '../terms/app-error.ts';
import type { ImportFailure } from '../terms/import-failure.ts';

type Row = Readonly<Record<AppErrorKind, string>>;

/** One sentence for every kind of failure, except the kinds that are named. */
const row = (sentence: string, exceptions: Partial<Row> = {}): Row => ({
  offline: sentence,
  timeout: sentence,
  unauthorized: sentence,
  rejected: sentence,
  throttled: sentence,
  conflict: sentence,
  malformed: sentence,
  storage: sentence,
  ...exceptions,
});

const needsConnection = (what: string): string => `You are offline. ${what} needs a connection.`;
const SIGN_IN_AGAIN = 'Please sign in again. Nothing you entered is lost.';
const DEVICE_FULL = 'This device could not save that. Free some space, then try again.';
const SAVED_FOR_LATER = 'Saved, will be sent';

/** The sentence for a failed operation: operation x kind of failure -> sentence. */
export const errorCatalogue = {
  signUp: row('Something went wrong. Please try again later.', {
    conflict: 'A user with this email already exists Try logging in.',
  }),
  verifyCode: row('OTP verification failed. Please try again.', {
    offline: needsConnection('Checking a code'),
  }),
  resendCode: row('Failed to send new OTP. Please try again.', {
    offline: needsConnection('Sending a new code'),
  }),
  signIn: row('Error! Please check your credentials', {
    offline: needsConnection('Signing in'),
    storage:
      'You are not signed in, because this device could not save your sign-in. Free some space, then try again.',
  }),
  loadProfile: row('You are signed in, but your profile could not be loaded. Please try again.', {
    offline: 'You are signed in, but the connection was lost before your profile arrived. Please try again.',
  }),
  forgotPassword: row('The code could not be sent. Please check the address and try again.', {
    offline: needsConnection('Sending a code'),
  }),
  resetPassword: row('Error! Please check your credentials', {
    offline: needsConnection('Choosing a new password'),
  }),
  changePassword: row('Password change failed, check your current password', {
    offline: needsConnection('Changing your password'),
  }),
  listSessions: row('Your signed-in devices could not be loaded. Please try again.', {
    offline: needsConnection('This list'),
    unauthorized: SIGN_IN_AGAIN,
  }),
  endSessions: row('Nothing was signed out. Please check your password.', {
    offline: needsConnection('Signing a device out'),
    timeout: 'We do not know if anything was signed out. Please try again.',
    unauthorized: SIGN_IN_AGAIN,
  }),
  createProfile: row(
    'Your profile could not be saved. Everything you chose is still here. Please try again.',
    {
      offline: SAVED_FOR_LATER,
      timeout: SAVED_FOR_LATER,
      unauthorized: SIGN_IN_AGAIN,
      storage: DEVICE_FULL,
    },
  ),
  saveProfile: row('Error happened', { storage: DEVICE_FULL }),
  uploadPhoto: row('An error occurred while uploading the image'),
  deleteAccount: row('Your account could not be deleted. Nothing has changed; please try again.', {
    offline: needsConnection('Deleting your account'),
    timeout: 'No answer came in time, so we do not know if your account was deleted. Please try again.',
    unauthorized: SIGN_IN_AGAIN,
  }),
  chat: row('Your message could not be sent. It is saved here. Please try again.', {
    offline: SAVED_FOR_LATER,
    timeout: SAVED_FOR_LATER,
    unauthorized: SIGN_IN_AGAIN,
    storage: DEVICE_FULL,
  }),
  loadChat: row('Earlier messages could not be loaded.', { unauthorized: SIGN_IN_AGAIN }),
  loadOverview: row("Today's figures could not be refreshed. You see the last copy.", {
    unauthorized: SIGN_IN_AGAIN,
  }),
  loadPlan: row('Your plan could not be refreshed. You see the last copy.', {
    unauthorized: SIGN_IN_AGAIN,
  }),
  loadFirstOverview: row("Today's figures could not be loaded. This device has no copy of them yet.", {
    unauthorized: SIGN_IN_AGAIN,
  }),
  loadFirstPlan: row('Your plan could not be loaded. This device has no copy of it yet.', {
    unauthorized: SIGN_IN_AGAIN,
  }),
  saveLifestyle: row('Your answers could not be sent. They are saved here. Please try again.', {
    offline: SAVED_FOR_LATER,
    timeout: SAVED_FOR_LATER,
    unauthorized: SIGN_IN_AGAIN,
    storage: DEVICE_FULL,
  }),
  savePreference: row('Your preferences could not be sent. They are saved here. Please try again.', {
    offline: SAVED_FOR_LATER,
    timeout: SAVED_FOR_LATER,
    unauthorized: SIGN_IN_AGAIN,
    storage: DEVICE_FULL,
  }),
  saveWellness: row('Your answers could not be sent. They are saved here. Please try again.', {
    offline: SAVED_FOR_LATER,
    timeout: SAVED_FOR_LATER,
    unauthorized: SIGN_IN_AGAIN,
    storage: DEVICE_FULL,
  }),
  readStaff: row('This could not be loaded. Please try again.', {
    offline: needsConnection('This page'),
    unauthorized: 'Please sign in again to see this page.',
  }),
  readRecipePage: row('The recipe could not be read. Please try again, or paste the recipe instead.', {
    offline: needsConnection('Reading a web page'),
    unauthorized: SIGN_IN_AGAIN,
  }),
  lookUpBarcode: row(
    'This barcode could not be looked up. Please try again later, or add the food from its label.',
    {
      offline: needsConnection('Looking up a barcode'),
      unauthorized: SIGN_IN_AGAIN,
    },
  ),
  saveStaff: row('That could not be saved. Nothing has changed; please try again.', {
    offline: needsConnection('Saving this'),
    timeout: 'No answer came in time, so we do not know if this was saved. Please look again.',
    unauthorized: SIGN_IN_AGAIN,
  }),
} as const satisfies Readonly<Record<string, Row>>;

export type Operation = keyof typeof errorCatalogue;

export const sentenceFor = (operation: Operation, error: Pick<AppError, 'kind'>): string =>
  errorCatalogue[operation][error.kind];

/** The sentence for a web page that gave no recipe. */
export const recipeFailures: Readonly<Record<ImportFailure, string>> = {
  'not-allowed': 'This link cannot be opened: it must be the address of a public web page.',
  'not-found': 'There is no page at this link. Please check it.',
  refused: 'This page does not let Sorrel read it. You can paste the recipe instead.',
  paywall: 'This page shows its recipe only to subscribers. If you can read it, paste it instead.',
  'needs-browser':
    'This page shows its recipe only in a browser. Open it there and paste the recipe instead.',
  'no-recipe': 'We found no recipe on this page. You can paste it as text instead.',
  'too-large': 'This page is too large to read. You can paste the recipe instead.',
  'too-slow': 'This page took too long to answer. Try again later, or paste the recipe instead.',
  'not-a-page': 'This link does not lead to a web page.',
  unreachable: 'We could not reach this page. Please check the link, or try again later.',
};

/** Advice, if the kind of failure says more than the sentence; null otherwise. */
export const adviceFor = (error: AppError): string | null => {
  if (error.kind === 'timeout') return 'The answer took too long. Your connection may be weak.';
  if (error.kind !== 'throttled') return null;
  return error.retryAfter === null
    ? 'That was too many tries in a short time. Please wait a little first.'
    : `That was too many tries in a short time. Please wait ${waitInWords(error.retryAfter)} first.`;
};

const waitInWords = (seconds: number): string => {
  if (seconds <= 1) return '1 second';
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  if (seconds <= 5400) return `${Math.ceil(seconds / 60)} minutes`;
  return `${Math.ceil(seconds / 3600)} hours`;
};

/** Sentences that are not failures but belong to the same catalogue. */
export const notices = {
  codeResentAtSignUp: 'New OTP sent successfully!',
  codeResentAtReset: 'Otp resent successfully...',
  passwordsDiffer: 'New password and confirmation do not match',
  passwordChanged: 'Password Changed Successfully',
  profileSaved: 'Profile updated successfully',
  noFileChosen: 'Please select an image to upload',
  savedForLater: SAVED_FOR_LATER,
} as const;
