const two = (value: number): string => String(value).padStart(2, '0');

/** When the newest copy was read, as this device's clock says it: "08:14", with the day where it is another one. */
export const copyTime = (fetchedAt: number, now: number): string => {
  const at = new Date(fetchedAt);
  const clock = `${two(at.getHours())}:${two(at.getMinutes())}`;
  if (at.toDateString() === new Date(now).toDateString()) return clock;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}, ${clock}`;
};
