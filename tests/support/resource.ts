import { plans } from '../../src/generated/plans.ts';
import { fill } from '../../src/engine/plan/fill.ts';
import type { ActionPlan, OperationPlan, Plan } from '../../src/engine/plan/Plan.ts';
import { read, type Reading } from '../../src/engine/plan/read.ts';
import { walk } from '../../src/engine/plan/Source.ts';
import { titleOf } from '../../src/engine/plan/titleOf.ts';
import { valueOf, type Sources, type Values } from '../../src/engine/plan/sources.ts';
import type { Caller, Reply } from './caller.ts';
import { filledIn, nextSeed, referencesOf } from './formExamples.ts';
import { knownRows } from './knownRows.ts';

export interface Asked {
  sort?: { field: string; order: 'ASC' | 'DESC' };
  search?: string;
  archived?: boolean;
  columns?: string[];
}

export interface Listed {
  rows: Values[];
  total: number;
}

/** The tenant that a caller works in, by the names of the address. */
export type Scope = Record<'awsRegion' | 'organizationId' | 'customerId' | 'hierarchyId', string> & {
  customerName?: string;
  accountName?: string;
};

interface Summary extends Scope {
  rootHierarchyId: string;
  customerDisplayName: string;
  uniqueName: string;
}

/** The tenants that the signed-in user may open, their own first. */
export async function scopesOf(caller: Caller): Promise<Scope[]> {
  const { customerId: own, customers } = await caller.ask<{ customerId: string; customers: Summary[] }>(
    '{ AuthMe { customerId customers { awsRegion organizationId customerId rootHierarchyId customerDisplayName uniqueName } } }',
  );
  return customers
    .toSorted((one, other) => Number(other.customerId === own) - Number(one.customerId === own))
    .map(({ awsRegion, organizationId, customerId, rootHierarchyId, customerDisplayName, uniqueName }) => ({
      ...{ awsRegion, organizationId, customerId, hierarchyId: rootHierarchyId },
      ...{ customerName: customerDisplayName, accountName: uniqueName },
    }));
}

export async function scopeOf(caller: Caller): Promise<Scope> {
  const [own] = await scopesOf(caller);
  if (!own) throw new Error('The signed-in user has no customer');
  return own;
}

/** A resource as the console asks for it: the operations of its plan, filled and read by the console's own code. */
export class Resource {
  readonly plan: Plan;
  readonly #caller: Caller;
  readonly #scope: Scope;
  readonly #plans: readonly Plan[];
  #parent: Promise<Values | undefined> | undefined;

  /** @param all the plans among which its parent and references are */
  constructor(plan: Plan, caller: Caller, scope: Scope, all: readonly Plan[] = plans) {
    this.plan = plan;
    this.#caller = caller;
    this.#scope = scope;
    this.#plans = all;
  }

  idOf = (row: Values): string => String(row[this.plan.idField]);
  titleOf = (row: Values): string => titleOf(this.plan, row);

  async variables(operation: OperationPlan, sources: Sources): Promise<Values> {
    return fill(operation, await this.#around(sources));
  }

  async #around(sources: Sources): Promise<Sources> {
    const filter = this.searched();
    return { scope: this.#scope, parent: await this.#parentRow(), filter, input: filter, ...sources };
  }

  searched(): Values {
    const { search } = this.plan.forms;
    return search === undefined ? {} : filledIn(search, this.#scope, { onlyRequired: true });
  }

  parentRecord = (): Promise<Values | undefined> => this.#parentRow();

  /** Sends one of the plan's operations; the answer is read only where there is one. */
  async send(operation: OperationPlan, sources: Sources): Promise<Reply & { reading: Reading }> {
    const all = await this.#around(sources);
    const region = operation.region && valueOf(operation.region, all);
    const reply = await this.#caller.call(operation.text, fill(operation, all), { region: String(region ?? this.#scope.awsRegion) });
    return { ...reply, reading: reply.code ? {} : read(operation, { [operation.name]: reply.data }) };
  }

  async page(page: number, size: number, asked: Asked = {}): Promise<Listed> {
    const { reading } = await this.#succeed(this.operation('list'), { page, size, ...asked });
    if (!reading.rows || reading.total === undefined) throw new Error(`${this.plan.name} answers no rows with a total`);
    return { rows: reading.rows, total: reading.total };
  }

  /** All pages to the end; the total must not change on the way, unless a job wrote meanwhile: then the first page says the same. */
  async whole(asked: Asked = {}, size = 100, left = 3): Promise<Listed> {
    const rows: Values[] = [];
    for (let page = 1, total: number | undefined; ; page += 1) {
      const listed = await this.page(page, size, asked);
      if (total !== undefined && total !== listed.total) {
        if (left > 0 && (await this.page(1, size, asked)).total === listed.total) return this.whole(asked, size, left - 1);
        throw new Error(`${this.plan.name} says ${total} rows in all, and ${listed.total} on page ${page}`);
      }
      total = listed.total;
      rows.push(...listed.rows);
      if (listed.rows.length < size) return { rows, total };
      if (page > 1000) throw new Error(`${this.plan.name} has no end`);
    }
  }

  /** All rows, and their ids by small pages; read again where a job has moved a row meanwhile, such as a mail that was delivered. */
  async atRest(asked: Asked, left = 3): Promise<{ rows: Values[]; paged: string[] }> {
    const { rows } = await this.whole(asked);
    const paged = (await this.whole(asked, 7)).rows.map(this.idOf);
    const isMoved = (await this.ids(asked)).join() !== rows.map(this.idOf).join();
    return isMoved && left > 0 ? this.atRest(asked, left - 1) : { rows, paged };
  }

  ids = async (asked: Asked = {}): Promise<string[]> => (await this.whole(asked)).rows.map(this.idOf);

  async get(id: string): Promise<Values> {
    const { reading } = await this.#succeed(this.operation('get'), { id });
    if (!reading.record) throw new Error(`${this.plan.name} has no record ${id}`);
    return reading.record;
  }

  /** The form of a use, filled in with what the tenant has: its own ids first, else the first record of the resource that a field offers. */
  async example(use: 'create' | 'update' = 'create', seed = nextSeed()): Promise<Values> {
    const id = this.plan.forms[use] ?? '';
    const known: Values = { ...this.#scope };
    for (const [field, name] of Object.entries(referencesOf(id))) known[field] ??= await this.#firstOf(name);
    Object.assign(known, await knownRows[id]?.(this.#scope, this.#firstOf, seed));
    return filledIn(id, known, { seed });
  }

  async make(values?: Values): Promise<Values> {
    const { reading } = await this.#succeed(this.operation('create'), { form: values ?? (await this.example()) });
    if (!reading.record) throw new Error(`${this.plan.name} answers no record that it made`);
    return reading.record;
  }

  async act(action: ActionPlan, ids: string[]): Promise<{ changed: string[]; refused: { _id: string; reason: string }[] }> {
    const { reading } = await this.#succeed(action.operation, { ids, records: await this.recordsOf(action, ids) });
    return { changed: (reading.rows ?? []).map(this.idOf), refused: reading.refused ?? [] };
  }

  /** Records for actions that need more than ids; absent ones have made-up names. */
  async recordsOf({ operation }: ActionPlan, ids: string[]): Promise<Values[]> {
    if (recordPaths(operation).length === 0) return [];
    const read = ids.map(async (id) => (await this.send(this.operation('get'), { id })).reading.record ?? absentRecord(operation, id));
    return Promise.all(read);
  }

  operation(use: 'list' | 'get' | 'create' | 'update'): OperationPlan {
    const operation = this.plan[use];
    if (!operation) throw new Error(`${this.plan.name} has no ${use}`);
    return operation;
  }

  async #succeed(operation: OperationPlan, sources: Sources): Promise<{ reading: Reading }> {
    const reply = await this.send(operation, sources);
    if (reply.code) throw new Error(`${operation.name} is refused: ${reply.text}`);
    return reply;
  }

  prepare = async (): Promise<void> => void (await this.#parentRow());

  #parentRow(): Promise<Values | undefined> {
    const { parent } = this.plan;
    this.#parent ??= parent === undefined ? Promise.resolve(undefined) : this.#fullestOf(parent);
    return this.#parent;
  }

  async #fullestOf(name: string): Promise<Values> {
    const parent = this.#plans.find((each) => each.name === name);
    // Below settings there is one record to stand below.
    if (parent && !parent.list) {
      const { record } = (await new Resource(parent, this.#caller, this.#scope, this.#plans).send(parent.get ?? this.operation('get'), {}))
        .reading;
      return { ...record, id: record?.[parent.idField] };
    }
    const { row: first, other } = await this.#firstRowOf(name);
    let best = { row: first, total: -1 };
    for (const row of (await other.whole()).rows.toReversed()) {
      const id = other.idOf(row);
      const child = new Resource(this.plan, this.#caller, this.#scope, this.#plans);
      child.#parent = Promise.resolve({ ...row, id, _id: id });
      const { total } = await child.page(1, 30);
      if (total > best.total) best = { row: { ...row, id, _id: id }, total };
      if (total > 3) break;
    }
    return best.row;
  }

  #firstOf = async (name: string): Promise<string> => (await this.#firstRowOf(name)).id;

  async #firstRowOf(name: string): Promise<{ row: Values; id: string; other: Resource }> {
    const plan = this.#plans.find((each) => each.name === name);
    const other = plan && new Resource(plan, this.#caller, this.#scope, this.#plans);
    const [row] = other ? (await other.page(1, 30)).rows : [];
    if (!other || !row) throw new Error(`${this.plan.name} needs a record of ${name}, and there is none`);
    return { row, id: other.idOf(row), other };
  }
}

/** Paths of a row's own choices. */
export const choicePaths = (choose: ActionPlan['choose']): string[] =>
  choose && 'rows' in choose && choose.rows ? [choose.rows.path, choose.after].filter((path) => path !== undefined) : [];

export const recordPaths = ({ vars }: OperationPlan): string[] =>
  vars
    .flatMap(([, source]) => walk(source))
    .flatMap((source) => (source.from === 'record' || source.from === 'records' ? [source.path] : []));

export const absentRecord = (operation: OperationPlan, id: string): Values =>
  Object.fromEntries(recordPaths(operation).flatMap((path) => (path === 'version' ? [] : [[path, id]])));

export function archiveOf(plan: Plan): { archive: ActionPlan; restore: ActionPlan } | undefined {
  const restore = plan.actions.find((action) => action.on === 'archived');
  const archive = plan.actions.find((action) => action.name === restore?.undo && action.on === 'selection');
  return plan.archive && archive && restore ? { archive, restore } : undefined;
}
