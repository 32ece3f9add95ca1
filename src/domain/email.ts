/** An email address as the product accepts it; the sentences for a refusal are the contract's. */
export const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/;
export const EMAIL_MAX = 254;
