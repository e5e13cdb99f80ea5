import { customers } from './org/customers.ts';
import { organisations } from './org/organisations.ts';

/** All resources in the order of the menu, by the file they stand in. */
export const resources = {
  'resources/org/organisations.ts': organisations,
  'resources/org/customers.ts': customers,
};
