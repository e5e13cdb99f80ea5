/** Values of a target that is called at once. */
export const well = { failures: 0, pausedUntil: null, failingSince: null };
