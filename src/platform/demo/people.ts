import type { Region } from '../regions.ts';
import type { UserType } from '../database/tables/columns.ts';
import { accountsOf } from './accounts.ts';
import { departmentsOf } from './departments.ts';
import type { DemoDepartment } from './departments.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { groupsOf } from './groups.ts';
import type { DemoGroup } from './groups.ts';
import { firstNames, lastNames } from './words.ts';

interface DemoUser {
  id: string;
  hierarchyId: string;
  groupIds: string[];
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  userType: UserType;
  mfaEnabled: boolean;
  createdAt: Date;
  archivedAt: Date | null;
  lastActiveAt: Date | null;
}

export interface DemoPeople {
  departments: DemoDepartment[];
  groups: DemoGroup[];
  users: DemoUser[];
}

export function peopleOf(customer: DemoCustomer, base: Date, users: number): DemoPeople {
  const departments = departmentsOf(customer);
  const groups = groupsOf(customer, departments);
  const accounts = accountsOf(customer);
  const named = accounts.map((account, index) => makeUser(customer, base, groups, departments, index, account));
  const others = Array.from({ length: Math.max(0, users - named.length) }, (_, index) =>
    makeUser(customer, base, groups, departments, named.length + index),
  );
  return { departments, groups, users: [...named, ...others] };
}

type KnownUser = Pick<DemoUser, 'email' | 'firstName' | 'lastName' | 'userType' | 'mfaEnabled'>;

function makeUser(
  customer: DemoCustomer,
  base: Date,
  groups: DemoGroup[],
  departments: DemoDepartment[],
  index: number,
  account?: KnownUser,
): DemoUser {
  const luck = chance('user', customer.id, index);
  const who = account ?? stranger(customer, luck, index);
  const fitting = groups.filter((group) => group.userType === who.userType);
  const group = account ? fitting[0] : luck.pick(fitting);
  const createdAt = between(customer.createdAt, base, luck.next());
  const active = Boolean(account) || luck.happens(0.85);
  const archived = !account && luck.happens(0.06);
  return {
    ...who,
    id: idOf('user', customer.id, index),
    hierarchyId:
      group?.hierarchyId !== customer.rootHierarchyId || account
        ? (group?.hierarchyId ?? customer.rootHierarchyId)
        : luck.pick(departments).id,
    groupIds: group ? [group.id] : [],
    phoneNumber: luck.happens(0.7) ? phone(customer.awsRegion, luck) : null,
    createdAt,
    archivedAt: archived ? between(createdAt, base, luck.next()) : null,
    lastActiveAt: active ? between(createdAt, base, 1 - luck.next() ** 2) : null,
  };
}

function stranger(customer: DemoCustomer, luck: Chance, index: number): KnownUser {
  const firstName = luck.pick(firstNames);
  const lastName = luck.pick(lastNames);
  const plain = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const userType =
    index === 0
      ? 'CUSTOMER_ADMIN'
      : luck.pick(['HIRING_MANAGER', 'HIRING_MANAGER', 'HIRING_MANAGER', 'RECRUITER', 'RECRUITER', 'CUSTOMER_ADMIN'] as const);
  return { email: `${plain}.${index}@${customer.uniqueName}.example`, firstName, lastName, userType, mfaEnabled: luck.happens(0.2) };
}

export function phone(region: Region, luck: Chance): string {
  const tail = (digits: number) => String(luck.between(0, 10 ** digits - 1)).padStart(digits, '0');
  if (region === 'ap-southeast-2') return `+61491570${tail(3)}`;
  if (region === 'eu-west-1') return `+447700900${tail(3)}`;
  return `+121255501${tail(2)}`;
}

const between = (from: Date, to: Date, part: number) =>
  new Date(Math.floor((from.getTime() + (to.getTime() - from.getTime()) * part) / 1000) * 1000);
