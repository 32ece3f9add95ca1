/** A local calendar day, `YYYY-MM-DD`. Never derived from a timestamp outside the member's own clock. */
export type LocalDay = string;
