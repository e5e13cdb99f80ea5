import type { UserType } from '../database/tables/columns.ts';
import { resourceName } from '../policy/statement.ts';
import type { Statement } from '../policy/statement.ts';
import { rightsOfRole } from '../services/policies/rights.ts';
import type { Role } from '../services/policies/rights.ts';
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
  talentHub?: Statement[];
  editable: boolean;
}

const staffName = 'Provider Staff';
export const staffGroupId = idOf('group', providerCustomerId, staffName);

const roles: [role: Role, userType: UserType, name: string, description: string][] = [
  ['ph-role-customer-admin', 'CUSTOMER_ADMIN', 'Customer Admins', 'Administer users, groups and settings.'],
  ['ph-role-recruiter', 'RECRUITER', 'Recruiters', 'Run vacancies and their applications.'],
  ['ph-role-hiring-manager', 'HIRING_MANAGER', 'Hiring Managers', 'Follow the applications for their vacancies.'],
];

export function groupsOf(customer: DemoCustomer, departments: DemoDepartment[]): DemoGroup[] {
  const groups = roles.map(([role, userType, name, description]) =>
    makeGroup(customer, [customer.rootHierarchyId], role, userType, name, description),
  );
  const [first, second, third] = departments.length > 12 ? departments.filter((each) => each.depth === 2) : [];
  if (first) groups.push(ofDepartment(customer, first, second ? [second.id] : []));
  if (second) {
    const group = ofDepartment(customer, second);
    const more = { effect: 'allow' as const, actions: ['apps:viewVacancyList', 'apps:viewVacancy'] };
    const joined = (third ?? first)?.id ?? second.id;
    groups.push({ ...group, statements: [...group.statements, { ...more, resources: [resourceOf(customer, joined)] }] });
  }
  if (customer.id !== providerCustomerId) return groups;
  const { talentHub: _, ...staff } = makeGroup(
    customer,
    [customer.rootHierarchyId],
    'ph-role-customer-admin',
    'PROVIDER_STAFF',
    staffName,
    'Administer every customer.',
  );
  return [...groups, { ...staff, statements: [{ effect: 'allow', actions: ['*:*'], resources: ['Any'] }], editable: false }];
}

const ofDepartment = (customer: DemoCustomer, { id, name }: DemoDepartment, more: string[] = []): DemoGroup => {
  const what = [`${name} Hiring Managers`, `Hiring managers of ${name}.`] as const;
  return makeGroup(customer, [id, ...more], 'ph-role-hiring-manager', 'HIRING_MANAGER', ...what);
};

function makeGroup(
  customer: DemoCustomer,
  hierarchyIds: string[],
  role: Role,
  userType: UserType,
  name: string,
  description: string,
): DemoGroup {
  const resources = hierarchyIds.map((hierarchy) => resourceOf(customer, hierarchy));
  const isTalentHub = (right: string) => right.startsWith('ti:');
  const rights = rightsOfRole(role);
  return {
    id: idOf('group', customer.id, name),
    hierarchyId: hierarchyIds[0] ?? customer.rootHierarchyId,
    name,
    description,
    userType,
    statements: [{ effect: 'allow', actions: rights.filter((right) => !isTalentHub(right)), resources }],
    talentHub: [{ effect: 'allow', actions: rights.filter(isTalentHub), resources }],
    editable: true,
  };
}

const resourceOf = ({ awsRegion: region, organizationId: organization, id: customer }: DemoCustomer, hierarchy: string): string =>
  resourceName({ region, organization, customer, hierarchy });
