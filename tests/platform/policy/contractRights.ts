import { rights } from '../../../src/generated/rights.ts';

/** Every right that an operation of the contract asks for. */
export const rightsOfContract: string[] = [...new Set(Object.values(rights).flatMap((access) => (Array.isArray(access) ? access : [])))];
