import { configuration } from '../../purge/place.ts';

export const identityPurges = { ssoDomains: configuration };
