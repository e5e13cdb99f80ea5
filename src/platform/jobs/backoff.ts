export const maxTries = 8;

/** 10 seconds, times four per failure, at most an hour. */
export const pauseAfter = (tries: number): number => Math.min(10_000 * 4 ** (tries - 1), 3_600_000);
