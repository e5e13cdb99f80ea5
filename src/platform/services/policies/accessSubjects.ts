import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantTable } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groups } from '../groups/tenant.ts';
import { users } from '../users/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { workflowSets } from '../workflow-sets/tenant.ts';
import { workflows } from '../workflows/tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { Target } from '../../policy/statement.ts';
import { sections } from './rights.ts';

export type Kind = ArgumentsOf<'CommonExplainAccess'>['input']['subject'];

export interface Subject {
  name: string;
  target: Target;
  path: { _id: string; name: string }[];
}

type Owned = TenantTable & Record<'id' | 'organizationId' | 'customerId' | 'hierarchyId', PgColumn>;

const rows: Record<Exclude<Kind, 'CUSTOMER' | 'DEPARTMENT'>, { table: Owned; called: SQL<string> | PgColumn; right: string }> = {
  GROUP: { table: groups, called: groups.name, right: 'org:viewGroup' },
  USER: { table: users, called: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`, right: 'org:viewUser' },
  VACANCY: { table: vacancies, called: vacancies.title, right: 'apps:viewVacancy' },
  WORKFLOW: { table: workflows, called: workflows.name, right: 'apps:viewWorkflow' },
  WORKFLOW_SET: { table: workflowSets, called: workflowSets.name, right: 'apps:viewWorkflow' },
};

export async function subjectOf(context: OperationContext, kind: Kind, id: string | undefined, customerId: string): Promise<Subject> {
  if (kind === 'CUSTOMER') return customerSubject(context, id ?? customerId);
  if (id === undefined) throw badInput({ 'input._id': 'validation.access.subject' });
  if (kind === 'DEPARTMENT') {
    const [found] = await within(context, 'org:viewHierarchy').select(hierarchies, hierarchies, eq(hierarchies.id, id));
    if (!found) throw notFound();
    return place(context, found.name, { ...found, hierarchyId: found.id }, 'org:viewHierarchy');
  }
  const { table, called, right } = rows[kind];
  const columns = { name: called, organizationId: table.organizationId, customerId: table.customerId, hierarchyId: table.hierarchyId };
  const [found] = await within(context, right).select(table, columns, eq(table.id, id));
  if (!found) throw notFound();
  return place(context, String(found.name), found as Owner, right);
}

interface Owner {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

const within = ({ tx, session, region }: OperationContext, right: string) => scoped(tx, accessScope(session.statements, right, region));

/** A customer as a whole, from the directory: anybody who may ask about its people already knows its name. */
async function customerSubject({ stores, access: own, region }: OperationContext, id: string): Promise<Subject> {
  const { db } = await stores.identity();
  const [found] = await scoped(db, own).select(
    customers,
    { name: customers.displayName, organization: customers.organizationId },
    and(eq(customers.id, id), eq(customers.awsRegion, region)),
  );
  if (!found) throw notFound();
  return { name: found.name, target: { region, organization: found.organization, customer: id, path: [] }, path: [] };
}

/** Hides the names of ancestors outside the session's rights; they still affect the decision. */
async function place(
  { tx, region, session }: OperationContext,
  name: string,
  { organizationId, customerId, hierarchyId }: Owner,
  right: string,
): Promise<Subject> {
  const ofCustomer = eq(hierarchies.customerId, customerId);
  const [own] = await unscoped(tx).select(hierarchies, { path: hierarchies.path }, and(ofCustomer, eq(hierarchies.id, hierarchyId)));
  const path = own?.path.split('/').filter(Boolean) ?? [hierarchyId];
  const known = await unscoped(tx).select(
    hierarchies,
    { _id: hierarchies.id, name: hierarchies.name },
    and(ofCustomer, inArray(hierarchies.id, path)),
  );
  const names = new Map(known.map((row) => [row._id, row.name]));
  const target: Target = { region, organization: organizationId, customer: customerId, path };
  const seen = ['org:viewHierarchy', right].map((each) => accessScope(session.statements, each, region));
  const isSeen = (index: number) => seen.some((each) => each.covers({ ...target, path: path.slice(0, index + 1) }));
  return { name, target, path: path.flatMap((_id, index) => (isSeen(index) ? { _id, name: names.get(_id) ?? '' } : [])) };
}

/** Rights on a whole customer or above it, which nobody holds on a department or a row. */
const ofCustomers = [
  /^org:\w+(Organization|Customer)(List)?$/,
  /^(idp|fi|notif):/,
  /^apps:(view|edit)CustomerSetting$/,
  /^ats:(viewRequestList|retryRequest)$/,
  /^common:viewAudit$/,
];

/** Rights on existing rows; creating one is a right on a department. */
const ofRows: Record<keyof typeof rows, RegExp[]> = {
  GROUP: [/^org:(view|edit|archive|restore)Group/, /^common:(view|edit)Policy$/],
  USER: [/^org:(view|edit|archive|restore|delete)User/],
  VACANCY: [/^apps:(view|edit|archive|restore|delete)Vacancy/, /^apps:\w+(Candidate|Application)(List)?$/, /^ti:/],
  WORKFLOW: [/^apps:(view|edit|archive|restore)Workflow/],
  WORKFLOW_SET: [/^apps:(view|edit|archive|restore)Workflow/],
};

export function rightsOn(kind: Kind): string[] {
  const all = rightsIn(sections);
  const matches = (patterns: RegExp[]) => (right: string) => patterns.some((pattern) => pattern.test(right));
  if (kind === 'CUSTOMER') return all;
  if (kind === 'DEPARTMENT') return all.filter((right) => !matches(ofCustomers)(right));
  return all.filter(matches([/^edge:access$/, ...ofRows[kind]]));
}
