let loaded: ReturnType<typeof load> | undefined;

/** Loaded on demand: most installations start without it. */
export const library = () => (loaded ??= load());
const load = () => import('openid-client');

export type Library = Awaited<ReturnType<typeof load>>;
