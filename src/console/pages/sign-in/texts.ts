/** A translation by key; the sign-in page is given one by `app`, so that it needs no library. */
export type Translate = (key: string, args?: Record<string, unknown>) => string;
