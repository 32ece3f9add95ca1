/** Hands the browser a file to keep under `name`. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this task: revoked at once, some save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
