/** Where the app is opened most, from the home screen: both pages show today's meals. */
export const OPENED_AT = ['/dashboard', '/dashboard/diet-plan'] as const;
