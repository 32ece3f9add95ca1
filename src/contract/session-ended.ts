/** The `code` of a 401 for a token or a device that was ended before its time, and did not just run out. */
export const SESSION_ENDED = 'session_ended';
