import type { UserType } from '../database/tables/columns.ts';
import { resourceName } from '../policy/statement.ts';
import type { Statement } from '../policy/statement.ts';
import { rightsOfRole } from '../services/common/index.ts';
import type { Role } from '../services/common/index.ts';
import type { DemoDepartment } from './departments.ts';
import { idOf } from './deterministic.ts';
import { providerCustomerId } from './directory.ts';
import type { DemoCustomer } from './directory.ts';

export interface DemoGroup {
  id: string;
  hierarchyId: string;
  name: string;
  description: string;
  userType: UserType;
  statements: Statement[];
  editable: boolean;
}

const staffName = 'Provider Staff';
export const staffGroupId = idOf('group', providerCustomerId, staffName);

const roles: [role: Role, userType: UserType, name: string, description: string][] = [
  ['ph-role-customer-admin', 'CUSTOMER_ADMIN', 'Customer Admins', 'Administer users, groups and settings.'],
  ['ph-role-recruiter', 'RECRUITER', 'Recruiters', 'Run vacancies and their applications.'],
  ['ph-role-hiring-manager', 'HIRING_MANAGER', 'Hiring Managers', 'Follow the applications for their vacancies.'],
];

/** The groups of a customer: one for each role, those of some departments and, for the provider's own customer, its staff. */
export function groupsOf(customer: DemoCustomer, departments: DemoDepartment[]): DemoGroup[] {
  const groups = roles.map(([role, userType, name, description]) =>
    makeGroup(customer, customer.rootHierarchyId, role, userType, name, description),
  );
  // Larger customers let the managers of a department see that department alone.
  for (const department of departments.filter((each) => each.depth === 2).slice(0, departments.length > 12 ? 2 : 0)) {
    const name = `${department.name} Hiring Managers`;
    groups.push(
      makeGroup(customer, department.id, 'ph-role-hiring-manager', 'HIRING_MANAGER', name, `Hiring managers of ${department.name}.`),
    );
  }
  if (customer.id !== providerCustomerId) return groups;
  const staff = makeGroup(
    customer,
    customer.rootHierarchyId,
    'ph-role-customer-admin',
    'PROVIDER_STAFF',
    staffName,
    'Administer every customer.',
  );
  return [...groups, { ...staff, statements: [{ effect: 'allow', actions: ['*:*'], resources: ['Any'] }], editable: false }];
}

function makeGroup(
  customer: DemoCustomer,
  hierarchy: string,
  role: Role,
  userType: UserType,
  name: string,
  description: string,
): DemoGroup {
  const { awsRegion: region, organizationId: organization, id } = customer;
  const resources = [resourceName({ region, organization, customer: id, hierarchy })];
  return {
    id: idOf('group', id, name),
    hierarchyId: hierarchy,
    name,
    description,
    userType,
    statements: [{ effect: 'allow', actions: rightsOfRole(role), resources }],
    editable: true,
  };
}
