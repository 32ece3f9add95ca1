const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Epoch seconds as the member's date and time: "21 Nov 2026, 08:14". */
export const messageTime = (at: number): string => FORMAT.format(new Date(at * 1000));

export const machineTime = (at: number): string => new Date(at * 1000).toISOString();
