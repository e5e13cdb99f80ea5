/** Kinds of values that settings share. */
export const webAddress = { type: 'string', format: 'webAddress' } as const;
export const database = { type: 'string', format: 'databaseAddress' } as const;
export const text = { type: 'string' } as const;
export const secret = { type: 'string', minLength: 32 } as const;
