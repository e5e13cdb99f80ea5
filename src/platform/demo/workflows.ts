import type { Database } from '../database/stores.ts';
import { assessmentPackages } from '../services/assessment-packages/table.ts';
import { workflowSets } from '../services/workflow-sets/table.ts';
import { workflows } from '../services/workflows/table.ts';
import type { WorkflowOption } from '../services/workflow-sets/table.ts';
import type { Stage } from '../services/workflows/table.ts';
import { insertAll } from './bulk.ts';
import { departmentsOf } from './departments.ts';
import { chance, idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { packagesOf, stagesOf } from './workflowStages.ts';
import { setNames, workflowNames } from './workflowWords.ts';

export interface DemoWorkflow {
  id: string;
  hierarchyId: string;
  name: string;
  isDefault: boolean;
  stages: Stage[];
  createdAt: Date;
  updatedAt: Date;
  archivedAt: Date | null;
}

export function workflowsOf(customer: DemoCustomer, base: Date): DemoWorkflow[] {
  const luck = chance('workflows', customer.id);
  const number = customer.uniqueName === 'acme' ? 30 : luck.between(8, 24);
  const packages = packagesOf(customer.id);
  const departments = departmentsOf(customer).map((department) => department.id);
  return Array.from({ length: number }, (_, index) => {
    const createdAt = between(customer.createdAt, base, luck.next());
    const archivedAt = index > 3 && luck.happens(0.15) ? between(createdAt, base, luck.next()) : null;
    return {
      id: idOf('workflow', customer.id, index),
      hierarchyId: luck.happens(0.85) ? customer.rootHierarchyId : luck.pick(departments),
      name: workflowNames[index % workflowNames.length] ?? `Workflow ${index + 1}`,
      isDefault: index === 0,
      stages: stagesOf(customer.id, index, packages),
      createdAt,
      updatedAt: archivedAt ?? createdAt,
      archivedAt,
    };
  });
}

export async function seedWorkflows(tx: Database, customers: DemoCustomer[], base: Date): Promise<void> {
  const parts = customers.map((customer) => ({
    scope: { customerId: customer.id, organizationId: customer.organizationId },
    customer,
    rows: workflowsOf(customer, base),
  }));
  await insertAll(
    tx,
    assessmentPackages,
    parts.flatMap(({ scope, customer }) =>
      packagesOf(customer.id).map((row) => ({ ...row, ...scope, ...made(customer), provider: 'PH' as const })),
    ),
  );
  await insertAll(
    tx,
    workflows,
    parts.flatMap(({ scope, rows }) => rows.map((row) => ({ ...row, ...scope }))),
  );
  await insertAll(
    tx,
    workflowSets,
    parts.flatMap(({ scope, customer, rows }) => setsOf(customer, rows, base).map((row) => ({ ...row, ...scope }))),
  );
}

const made = ({ rootHierarchyId: hierarchyId, createdAt }: DemoCustomer) => ({ hierarchyId, createdAt, updatedAt: createdAt });

function setsOf(customer: DemoCustomer, all: DemoWorkflow[], base: Date) {
  const luck = chance('workflow sets', customer.id);
  const active = all.filter((workflow) => !workflow.archivedAt);
  const number = luck.between(3, 6);
  return setNames.slice(0, number).map(([name, description], index) => {
    const createdAt = between(customer.createdAt, base, luck.next());
    const archivedAt = index >= 4 ? between(createdAt, base, luck.next()) : null;
    const from = luck.between(0, active.length - 1);
    const chosen = Array.from({ length: Math.min(luck.between(1, 5), active.length) }, (_, step) => active[(from + step) % active.length]);
    const options = optionsOf(chosen.filter((workflow) => workflow !== undefined));
    const id = idOf('workflow set', customer.id, index);
    return {
      id,
      hierarchyId: customer.rootHierarchyId,
      name,
      description,
      options,
      createdAt,
      updatedAt: archivedAt ?? createdAt,
      archivedAt,
    };
  });
}

function optionsOf(chosen: DemoWorkflow[]): WorkflowOption[] {
  const seen = new Set<string>();
  return chosen.map(({ id, name, stages }, index) => {
    const language = languageNames[stages[0]?.language ?? 'en-US'] ?? name;
    const displayName = seen.has(language) ? name : language;
    seen.add(displayName);
    return { workflowId: id, displayName, isDefault: index === 0 };
  });
}

const languageNames: Partial<Record<Stage['language'], string>> = {
  'en-US': 'English - en-US',
  'en-GB': 'English - en-GB',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
};

const between = (from: Date, to: Date, part: number) =>
  new Date(Math.floor((from.getTime() + (to.getTime() - from.getTime()) * part) / 1000) * 1000);
