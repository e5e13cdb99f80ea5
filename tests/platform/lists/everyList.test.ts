import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationContext } from '../../../src/platform/context.ts';
import type { PartQuery, PagePosition } from '../../../src/platform/database/parts.ts';
import { unscoped } from '../../../src/platform/database/scoped.ts';
import { arrange, listNames, listOf } from '../../../src/platform/lists/list.ts';
import { everything } from '../../../src/platform/policy/accessScope.ts';
import { createServices } from '../../../src/platform/services/index.ts';
import { writeRights } from '../../../src/platform/services/right-uses/note.ts';
import { still } from '../../support/still.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { limitedTo, setStatements } from '../services/people.ts';
import {
  argumentType,
  callOf,
  download,
  fieldOf,
  filled,
  foreignScope,
  hasFacets,
  inScope,
  mutationsByFilter,
  rowsIn,
  startExport,
  textOf,
} from './calls.ts';
import type { ListCall, Scope, Ticket, Values } from './calls.ts';

// The lists are known once the services are made.
createServices();

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

const needed: Record<string, Values> = {
  CommonGetViewList: { resource: 'users' },
  NotifGetEmailEventsByCustomerId: { dateRange: { gte: at(-6), lte: at(0.5) } },
  NotifGetEmails: { dateRange: { gte: at(-6), lte: at(0.5) } },
};

interface Facet {
  field: string;
  values: { value: string; count: number }[];
}

describe('every list', () => {
  let running: Running;
  let staff: Browser;
  let admin: Browser;
  /** Somebody who reaches all of the customer but one department. */
  let cut: Browser;
  let own: Scope;
  let foreign: Scope;
  beforeAll(async () => {
    // A job that runs meanwhile would change rows between a page and its export.
    running = startPlatform({ BACKGROUND_WORK: 'off' });
    staff = await running.browser().as('staff@demo.example');
    admin = await running.browser().as('admin@acme.example');
    const me = '{ AuthMe { organizationId customerId hierarchyId } }';
    own = await admin.get<Scope>(me);
    foreign = await foreignScope(running, own);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query('select mail_message_id as id from email_events where customer_id = $1 limit 1', [own.customerId]);
    needed['NotifGetEmailEventByMailMessageId'] = { mailMessageId: rows[0]?.id };
    const applied = await pool.query<{ candidateId: string; externalVacancyId: string }>(
      `select candidate_id as "candidateId", external_vacancy_id as "externalVacancyId"
       from applications join vacancies on vacancies.customer_id = applications.customer_id and vacancies.id = vacancy_id
       where applications.customer_id = $1 order by application_count desc limit 1`,
      [own.customerId],
    );
    const { candidateId, externalVacancyId } = applied.rows[0] ?? {};
    Object.assign(needed, {
      AppsGetVacancyListByCandidateId: { candidateId },
      // A field of an assessment is sorted by in one vacancy alone.
      AppsGetApplicationList: { externalVacancyId },
      AppsSearchApplications: { searchText: 'an' },
    });
    cut = await limitedTo(running, admin, own, ['*:*']);
    const { groupIds } = await cut.get<{ groupIds: string[] }>('{ AuthMe { groupIds } }');
    const departments = await pool.query<{ id: string }>(
      `select hierarchy_id as id from applications join hierarchies on hierarchies.id = hierarchy_id
       where applications.customer_id = $1 and parent_id is not null group by hierarchy_id order by count(*) desc limit 1`,
      [own.customerId],
    );
    await pool.query(
      `update users set hierarchy_id = $1 where id in (select id from users where customer_id = $2 and user_type = 'HIRING_MANAGER' limit 2)`,
      [departments.rows[0]?.id, own.customerId],
    );
    const prn = (hierarchyId = '') => `prn:ap-southeast-2:${own.organizationId}:${own.customerId}:${hierarchyId}:*:*`;
    await setStatements(running, groupIds[0] ?? '', [
      { effect: 'allow', actions: ['*:*'], resources: [prn(own.hierarchyId)] },
      { effect: 'deny', actions: ['*:*'], resources: [prn(departments.rows[0]?.id)] },
    ]);
    // Rows without what they are sorted by, among those that have it.
    const identity = await running.platform.stores.identity();
    await identity.pool.query(
      `insert into background_jobs (id, name, region, begun_at, next_at, failures, failed_at)
       select lpad(to_hex(n), 24, '0'), (array['CLEAN_UP', 'FIGURES', 'REMINDERS'])[n % 3 + 1], case n % 2 when 0 then 'eu-west-1' end,
         now() - n % 7 * interval '1 minute', now() + n % 5 * interval '1 minute', n % 4, case n % 4 when 0 then null else now() end
       from generate_series(1, 70) as n`,
    );
    await still(running.platform);
    await identity.pool.query(
      `update customers set archived_at = now() - random() * interval '9 days' where hashtext(id) % 3 = 0 and unique_name <> 'acme' and organization_id <> $1`,
      [(await staff.get<Scope>(me)).organizationId],
    );
    await pool.query(
      `update users set archived_at = now() - random() * interval '9 days' where hashtext(id) % 5 = 0 and user_type = 'HIRING_MANAGER'`,
    );
    for (const shared of [true, false])
      await admin.get('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }', {
        input: { ...own, resource: 'users', name: `View ${shared}`, query: '', shared },
      });
  });
  afterAll(() => running.close());

  const total = async (browser: Browser, call: ListCall, more: Values = {}) =>
    (await browser.get<{ pagination: { totalItems: number } }>(call.query, call.variables(more))).pagination.totalItems;

  const rowsOf = async (browser: Browser, call: ListCall, sort: Values): Promise<Values[]> => {
    const rows: Values[] = [];
    for (let page = 0; ; page += 1) {
      const more = { ...sort, skip: page, skipEq: page, limit: 60, limitEq: 60 };
      const { data } = await browser.get<{ data: Values[] }>(call.query, call.variables(more));
      rows.push(...data);
      if (data.length < 60) return rows;
    }
  };

  const ticket = (browser: Browser, call: ListCall, scope: Scope, sort: Values = {}) => {
    const columns = call.columns.map((path) => ({ path, label: path }));
    const input = { ...scope, resource: 'rows', operation: call.operation, variables: call.variables(sort), columns, format: 'JSON' };
    return browser.ask(startExport, { input });
  };
  const fileOf = async (browser: Browser, answer: Awaited<ReturnType<typeof ticket>>): Promise<Values[]> => {
    const { path } = (answer.data?.['CommonStartExport'] ?? {}) as unknown as Ticket;
    return rowsIn(await (await download(running, browser, path)).text());
  };

  const facetsOf = async (browser: Browser, call: ListCall, fields: string[], more: Values = {}) => {
    const text = textOf('query', fieldOf('Query', call.operation), 'facets(fields: $fields) { field values { value count } }');
    const { data, errors } = await browser.ask(text.replace('(', '($fields: [String!]!, '), { ...call.variables(more), fields });
    return { facets: ((data?.[call.operation] ?? {}) as { facets?: Facet[] }).facets ?? [], errors };
  };

  describe.each(listNames())('%s', (operation) => {
    it('answers and counts exactly the rows within a range of a date, and refuses a range that ends before it starts', async () => {
      const call = callOf(operation, own, needed[operation]);
      const all = await rowsOf(staff, call, {});
      const inputs = fieldOf('Query', operation).args.flatMap(({ type }) => {
        const named = getNamedType(type);
        return isInputObjectType(named) ? Object.values(named.getFields()) : [];
      });
      for (const { name, type } of inputs.filter((input) => /^(Optional)?MomentRange$/.test(String(input.type)))) {
        const moments = all.flatMap((row) => (typeof row[name] === 'string' ? [row[name]] : [])).toSorted();
        const [gte = '', lte = ''] = [moments[Math.floor(moments.length / 4)], moments[Math.floor((moments.length * 3) / 4)]];
        if (moments.length === 0) continue;
        const within = all.filter((row) => typeof row[name] === 'string' && row[name] >= gte && row[name] <= lte);
        expect(await rowsOf(staff, call, { [name]: { gte, lte } })).toEqual(within);
        expect(await total(staff, call, { [name]: { gte, lte } })).toBe(within.length);
        const { errors } = await staff.ask(call.query, call.variables({ [name]: { gte: at(1), lte: at(0) } }));
        expect(Object.values(errors?.[0]?.extensions['fields'] ?? {})).toEqual(['validation.dates.order']);
        if (String(type).startsWith('Optional'))
          expect(await total(staff, call, { [name]: { isNull: true } })).toBe(all.length - moments.length);
      }
    });

    it('is exported in the order of its pages, with the values of its pages, whatever it is sorted by', async () => {
      const call = callOf(operation, own, needed[operation]);
      // The first uses of these rights are written before rows that show them are compared.
      await ticket(staff, call, own);
      await rowsOf(staff, call, {});
      await writeRights(running.platform);
      for (const sort of [{}, ...call.sorts.map((each) => ({ sort: each }))]) {
        running.clock.pass(1000);
        const begun = running.clock.now().toISOString();
        const asked = await ticket(staff, call, own, sort);
        expect(asked.errors).toBeUndefined();
        // In lists that only grow, newer rows are missing from the file: the trail records the export itself.
        const pages = (await rowsOf(staff, call, sort)).filter((row) => !listOf(operation)?.before || String(row['at']) < begun);
        expect(await fileOf(staff, asked)).toEqual(pages);
      }
    });

    it('read in parts is what it is read at once, upwards and downwards, wherever a part ends', async () => {
      const definition = listOf(operation);
      if (!definition) throw new Error('The list is unknown');
      const { table, columns, id, sorts, store, joins } = definition;
      const { db } =
        store === 'identity' ? await running.platform.stores.identity() : await running.platform.stores.region('ap-southeast-2');
      const read = async (query: PartQuery, size: number) => {
        const ids: unknown[] = [];
        let place: PagePosition | undefined;
        do {
          const part = await unscoped(db).part(table, query, place, size);
          ids.push(...part.rows.map((row) => String(row[' ties'])));
          place = part.end;
        } while (place);
        return ids;
      };
      const call = callOf(operation, own, needed[operation]);
      const { stores } = running.platform;
      const context = {
        tx: db,
        stores,
        access: everything,
        region: 'ap-southeast-2',
        session: { statements: [{ effect: 'allow', actions: ['*'], resources: ['Any'] }] },
        now: running.clock.now,
      } as unknown as OperationContext;
      for (const [fieldName, by] of Object.entries(sorts)) {
        for (const order of ['asc', 'desc'] as const) {
          const plain = { columns, requested: new Set<string>(), id };
          // Sorts by a joined row are read as a call requests them; otherwise all rows.
          const arranged =
            joins && (await arrange(definition, definition.request(call.variables({ sort: { fieldName, order } }) as never), context));
          const query: PartQuery = arranged
            ? { ...plain, where: and(...Object.values(arranged.conditions)), sort: arranged.sort, joins: arranged.joins }
            : { ...plain, where: undefined, sort: { by: by as PgColumn | SQL, order } };
          const whole = await read(query, 1_000_000);
          const size = Math.max(3, Math.ceil(whole.length / 40));
          expect(await read(query, size)).toEqual(whole);
        }
      }
    });

    it('says how many rows and pages it has, also to whom a department is denied', async () => {
      const call = callOf(operation, own, needed[operation]);
      for (const browser of [staff, cut]) {
        const { length } = await rowsOf(browser, call, {});
        for (const limit of [1, 7, 60]) {
          const { query, variables } = { ...call, query: call.query.replace('{ totalItems }', '{ totalItems totalPages }') };
          const at = async (page: number) =>
            browser.get<{ data: Values[]; pagination: Values }>(query, variables({ skip: page, skipEq: page, limit, limitEq: limit }));
          const totalPages = Math.floor((length + limit - 1) / limit);
          expect((await at(0)).pagination).toEqual({ totalItems: length, totalPages });
          expect((await at(totalPages)).data).toEqual([]);
          if (length > 0) expect((await at(totalPages - 1)).data.length).toBeGreaterThan(0);
        }
      }
    });

    it('shows and exports nothing of another tenant, and counts nothing of it', async () => {
      const call = callOf(operation, foreign, needed[operation]);
      const theirs = callOf(operation, own, needed[operation]);
      const { errors: denied } = await admin.ask(theirs.query, theirs.variables());
      const mine = new Set(denied ? [] : (await rowsOf(admin, theirs, {})).map((row) => JSON.stringify(row)));
      for (const scope of [own, foreign]) {
        const answer = await ticket(admin, call, scope);
        if (answer.errors) expect(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND']).toContain(answer.errors[0]?.extensions.code);
        // Lists without a scope show what the session reaches.
        else for (const row of await fileOf(admin, answer)) expect(mine).toContain(JSON.stringify(row));
      }
      const fields = Object.keys(listOf(operation)?.facets ?? {});
      if (!hasFacets(operation) || fields.length === 0) return;
      const { facets } = await facetsOf(admin, call, fields);
      expect(facets.flatMap((facet) => facet.values)).toEqual([]);
    });

    it('counts by a filter what choosing its value shows', async () => {
      const fields = Object.keys(listOf(operation)?.facets ?? {});
      if (!hasFacets(operation) || fields.length === 0) return;
      const call = callOf(operation, own, needed[operation]);
      const { facets, errors } = await facetsOf(staff, call, fields);
      expect(errors).toBeUndefined();
      for (const { field, values } of facets) {
        const type = argumentType(fieldOf('Query', operation).args, field);
        if (!type) continue;
        const chosen = (value: string) => (getNamedType(type).name === 'Boolean' ? value === 'true' : value);
        const asFilter = (value: string) => (isListType(getNullableType(type)) ? [chosen(value)] : chosen(value));
        for (const { value, count } of values.slice(0, 5)) {
          expect([field, value, await total(staff, call, { [field]: asFilter(value) })]).toEqual([field, value, count]);
          // The field's own choice is left out of account.
          const again = await facetsOf(staff, call, [field], { [field]: asFilter(value) });
          expect(again.facets).toEqual([{ field, values }]);
        }
      }
    });

    it('knows no counts by what it is not filtered by', async () => {
      if (!hasFacets(operation)) return;
      const { errors } = await facetsOf(staff, callOf(operation, own, needed[operation]), ['constructor']);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { fields: 'validation.facets.unknown' } });
    });
  });

  it.each(['AppsGetApplicationList', 'AppsGetVacancyListV2', 'ORGGetUsers'])('%s is cut by a denied department', async (operation) => {
    const call = callOf(operation, own);
    const [whole, less] = [await total(admin, call), await total(cut, call)];
    expect(less).toBeGreaterThan(0);
    expect(less).toBeLessThan(whole);
    expect((await rowsOf(cut, call, {})).length).toBe(less);
  });

  it.each(mutationsByFilter().map((field) => [field.name, field] as const))(
    '%s changes no row of another tenant by a filter',
    async (name, field) => {
      for (const expectedCount of [0, 999_999]) {
        const matching = argumentType(field.args, 'matching');
        const known = { ...inScope(own), expectedCount };
        const inside = filled(fieldsOf(matching), { ...inScope(foreign), expectedCount });
        // Without a customer in the filter, the call's own scope applies.
        const isForeign = 'customerId' in ((inside['filter'] ?? {}) as Values);
        const { data, errors } = await admin.ask(
          textOf('mutation', field, 'data { _id }'),
          filled(field.args, { ...known, matching: inside }),
        );
        if (errors) {
          expect(['CONFLICT', 'NOT_FOUND', 'FORBIDDEN']).toContain(errors[0]?.extensions.code);
          if (isForeign && errors[0]?.extensions.reason === 'COUNT_CHANGED') expect(errors[0].extensions['count']).toBe(0);
        } else expect(data?.[name]).toEqual({ data: [] });
      }
    },
  );
});

function fieldsOf(type: ReturnType<typeof argumentType>) {
  const named = getNamedType(type);
  return named && 'getFields' in named ? Object.values(named.getFields()) : [];
}
