import { fieldRights } from '../../../src/generated/fieldRights.ts';
import { rights } from '../../../src/generated/rights.ts';

/** Every right that an operation of the contract asks for, or one of its fields. */
export const rightsOfContract: string[] = [
  ...new Set([...Object.values(rights).flatMap((access) => (Array.isArray(access) ? access : [])), ...fieldRights]),
];
