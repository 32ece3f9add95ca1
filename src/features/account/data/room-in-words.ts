const KB = 1000;

/** Bytes as a person reads them: "840 kB", "1.2 MB". */
export const roomInWords = (bytes: number): string => {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} kB`;
  return `${(bytes / (KB * KB)).toFixed(1)} MB`;
};
