/** Resolves in a task of its own: between two parts of a long piece of work a tap gets its turn. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
