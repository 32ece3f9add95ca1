/** The addresses that the home screen opens; both pages show today's meals. */
export const OPENED_AT = ['/dashboard', '/dashboard/diet-plan'] as const;
