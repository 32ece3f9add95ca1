/** The IANA name of this device's time zone. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
