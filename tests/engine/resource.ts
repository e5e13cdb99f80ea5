import { plans } from '../../src/generated/plans.ts';
import { fill } from '../../src/plan/fill.ts';
import type { ActionPlan, OperationPlan, Plan } from '../../src/plan/Plan.ts';
import { read, type Reading } from '../../src/plan/read.ts';
import { at, valueOf, type Sources, type Values } from '../../src/plan/sources.ts';
import type { Caller, Reply } from './caller.ts';
import { filledIn, nextSeed, referencesOf } from './formExamples.ts';

/** What of a list is asked for. */
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
export type Scope = Record<'awsRegion' | 'organizationId' | 'customerId' | 'hierarchyId', string>;

/** The tenant of the signed-in user. */
export async function scopeOf(caller: Caller): Promise<Scope> {
  const me = await caller.ask<{ customerId: string; customers: (Scope & { rootHierarchyId: string })[] }>(
    '{ AuthMe { customerId customers { awsRegion organizationId customerId rootHierarchyId } } }',
  );
  const own = me.customers.find(({ customerId }) => customerId === me.customerId);
  if (!own) throw new Error('The signed-in user has no customer');
  const { awsRegion, organizationId, customerId, rootHierarchyId } = own;
  return { awsRegion, organizationId, customerId, hierarchyId: rootHierarchyId };
}

/** A resource as the console asks for it: the operations of its plan, filled and read by the console's own code. */
export class Resource {
  readonly plan: Plan;
  readonly #caller: Caller;
  readonly #scope: Scope;
  #parent: Promise<Values | undefined> | undefined;

  constructor(plan: Plan, caller: Caller, scope: Scope) {
    this.plan = plan;
    this.#caller = caller;
    this.#scope = scope;
  }

  idOf = (row: Values): string => String(row[this.plan.idField]);
  titleOf = (row: Values): string => String(at(row, this.plan.title));

  /** Sends one of the plan's operations; the answer is read only where there is one. */
  async send(operation: OperationPlan, sources: Sources): Promise<Reply & { reading: Reading }> {
    const { search } = this.plan.forms;
    // A log asks for nothing before its search form passes.
    const filter = search === undefined ? {} : filledIn(search, this.#scope, { onlyRequired: true });
    const all = { scope: this.#scope, parent: await this.#parentRow(), filter, input: filter, ...sources };
    const region = operation.region && valueOf(operation.region, all);
    const reply = await this.#caller.call(operation.text, fill(operation, all), { region: String(region ?? this.#scope.awsRegion) });
    return { ...reply, reading: reply.code ? {} : read(operation, { [operation.name]: reply.data }) };
  }

  async page(page: number, size: number, asked: Asked = {}): Promise<Listed> {
    const { reading } = await this.#succeed(this.operation('list'), { page, size, ...asked });
    if (!reading.rows || reading.total === undefined) throw new Error(`${this.plan.name} answers no rows with a total`);
    return { rows: reading.rows, total: reading.total };
  }

  /** All pages to the end; the total must not change on the way. */
  async whole(asked: Asked = {}, size = 100): Promise<Listed> {
    const rows: Values[] = [];
    for (let page = 1, total: number | undefined; ; page += 1) {
      const listed = await this.page(page, size, asked);
      if (total !== undefined && total !== listed.total)
        throw new Error(`${this.plan.name} says ${total} rows in all, and ${listed.total} on page ${page}`);
      total = listed.total;
      rows.push(...listed.rows);
      if (listed.rows.length < size) return { rows, total };
      if (page > 1000) throw new Error(`${this.plan.name} has no end`);
    }
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
    return filledIn(id, known, { seed });
  }

  /** Makes a record from an example, or from the values given. */
  async make(values?: Values): Promise<Values> {
    const { reading } = await this.#succeed(this.operation('create'), { form: values ?? (await this.example()) });
    if (!reading.record) throw new Error(`${this.plan.name} answers no record that it made`);
    return reading.record;
  }

  /** Does an action on several records: which were changed and which were refused. */
  async act(action: ActionPlan, ids: string[]): Promise<{ changed: string[]; refused: { _id: string; reason: string }[] }> {
    const { reading } = await this.#succeed(action.operation, { ids });
    return { changed: (reading.rows ?? []).map(this.idOf), refused: reading.refused ?? [] };
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

  #parentRow(): Promise<Values | undefined> {
    const { parent } = this.plan;
    this.#parent ??= parent === undefined ? Promise.resolve(undefined) : this.#firstOf(parent).then((id) => ({ id, _id: id }));
    return this.#parent;
  }

  async #firstOf(name: string): Promise<string> {
    const plan = plans.find((each) => each.name === name);
    const other = plan && new Resource(plan, this.#caller, this.#scope);
    const [row] = other ? (await other.page(1, 30)).rows : [];
    if (!other || !row) throw new Error(`${this.plan.name} needs a record of ${name}, and there is none`);
    return other.idOf(row);
  }
}

/** The two actions of a resource that has an archive. */
export function archiveOf(plan: Plan): { archive: ActionPlan; restore: ActionPlan } | undefined {
  const restore = plan.actions.find((action) => action.on === 'archived');
  const archive = plan.actions.find((action) => action.name === restore?.undo && action.on === 'selection');
  return plan.archive && archive && restore ? { archive, restore } : undefined;
}
