/** "robin@example.org" -> "rob**@*******.***": the first three characters of the local part stay visible. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = at < 0 ? email : email.slice(0, at);
  const domain = at < 0 ? '' : email.slice(at).replace(/[^@.]/g, '*');
  return local.slice(0, 3) + '*'.repeat(Math.max(0, local.length - 3)) + domain;
};
