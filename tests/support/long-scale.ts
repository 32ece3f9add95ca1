/** LONG_SCALE=10 makes ten times as many repetitions of a long test as fit into one sitting with the rest. */
export const longScale = Number(process.env.LONG_SCALE ?? '1');
