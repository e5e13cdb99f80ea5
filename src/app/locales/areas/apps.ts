import type { Catalogue } from '../translate.ts';

/** Texts of TODO. */
export const apps: Catalogue = {};
