/** Loaded on demand: most installations start without it. */
export const library = () => import('openid-client');

export type Library = Awaited<ReturnType<typeof library>>;
