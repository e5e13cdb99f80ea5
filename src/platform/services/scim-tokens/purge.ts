import { configuration } from '../../purge/place.ts';

export const purges = { scimTokens: configuration };
