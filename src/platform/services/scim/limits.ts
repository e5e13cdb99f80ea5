export const bulkLimits = { operations: 100, bytes: 1_000_000 };

/** Calls of a token a minute. */
export const callsPerMinute = 3000;
