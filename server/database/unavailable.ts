/** System error codes of a connection that cannot be made or was lost. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** System error codes of a server whose certificate is not valid. */
const CERTIFICATE_CODES = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT)/;
/**
 * Connection exceptions, what was rolled back for the sake of another transaction, insufficient resources (a full disk
 * is one), intervention of the operator, system errors: nothing was done, and it may be tried again.
 */
const SQLSTATE = /^(?:08[0-9A-Z]{3}|40001|40P01|53[0-9A-Z]{3}|57P[0-9A-Z]{2}|58[0-9A-Z]{3})$/;
/** Driver errors about connections that have a sentence but no code. */
const SENTENCES = [
  /^Connection terminated/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
  /^Client has encountered a connection error/,
  /^The server does not support SSL connections$/,
  /^Client was closed and is not queryable$/,
];

/** True if an error, or what caused it, is that the database cannot be reached or cannot work just now. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    SYSTEM_CODES.has(code) ||
    CERTIFICATE_CODES.test(code) ||
    SQLSTATE.test(code) ||
    SENTENCES.some((sentence) => sentence.test(error.message)) ||
    isUnavailable(error.cause)
  );
};
