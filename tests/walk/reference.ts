import { getTableName } from 'drizzle-orm';
import { listOf } from '../../src/platform/lists/list.ts';
import type { Plan } from '../../src/plan/Plan.ts';
import type { Values } from '../../src/plan/sources.ts';
import type { Scope } from '../engine/resource.ts';
import type { Running } from '../platform/browser.ts';

// Which rows a list has and in which order, read naively: the database is asked for all rows of the customer, and each is looked at.

export type Row = Values & { id: string };

/** What a list is asked for, as its address says. */
export interface Asked {
  search: string;
  filters: Values;
  sort: { field: string; order: 'ASC' | 'DESC'; of?: string } | undefined;
  page: number;
  perPage: number;
  switches: Record<string, string>;
}

/** Where the list stands: its plan, the customer, and the record that it is below. */
export interface Ground {
  running: Running;
  plan: Plan;
  archived: boolean;
  scope: Scope;
  parent: Values | undefined;
}

type Key = string | number | boolean | null;

interface Keyed {
  key: Key;
  /** Orders equals. @default the row's id */
  ties?: readonly string[];
  /** Rows without a value stand last, upwards and downwards. @default last upwards and first downwards */
  nullsLast?: boolean;
}

/** What a list has of its own; everything else follows from names: `createdAt` is the column `created_at`. */
interface Reference {
  /** SELECT of all rows as JSON, `$1` is the customer. */
  rows?: string;
  /** Does a row belong to the list, beside its customer and its archive? */
  has?: (row: Row, ground: Ground, asked: Asked) => boolean;
  searched?: (row: Row) => string;
  filters?: Record<string, (row: Row, value: never, ground: Ground, asked: Asked) => boolean>;
  keys?: Record<string, (row: Row, ground: Ground, asked: Asked) => Keyed>;
}

const textOf = (...parts: unknown[]): string => parts.map((part) => String(part ?? '')).join('\n');
const nameOf = (row: Values): string => `${String(row['first_name'])} ${String(row['last_name'] ?? '')}`;
const moment = (value: unknown): number | null => (value === null || value === undefined ? null : Date.parse(String(value)));
const isWithin = (value: unknown, { gte, lte }: { gte?: string; lte?: string }): boolean => {
  const time = moment(value);
  return time !== null && (!gte || time >= Date.parse(gte)) && (!lte || time <= Date.parse(lte));
};

/** A filter without a value lets all rows pass. */
const among =
  (column: string) =>
  (row: Row, values: readonly unknown[]): boolean =>
    values.length === 0 || values.includes(row[column]);

const users: Reference = {
  rows: `select to_jsonb(u) || jsonb_build_object(
      'groups', (select coalesce(jsonb_agg(m.group_id order by m.group_id), '[]') from group_members m where m.customer_id = u.customer_id and m.user_id = u.id),
      'group_names', (select jsonb_agg(g.name) from group_members m join groups g on g.customer_id = m.customer_id and g.id = m.group_id
        where m.customer_id = u.customer_id and m.user_id = u.id and g.archived_at is null)) as row
    from users u where u.customer_id = $1`,
  searched: (row) => textOf(nameOf(row), row['email']),
  filters: {
    groupIds: (row, ids: string[]) => ids.some((id) => (row['groups'] as string[]).includes(id)),
    activity: (row, values: string[]) => values.includes(row['last_active_at'] === null ? 'UNACTIVATED' : 'ACTIVATED'),
  },
  keys: {
    lastActive: (row) => ({ key: moment(row['last_active_at']) }),
    groupIds: (row) => ({
      key: row['group_names']
        ? (row['group_names'] as string[])
            .map((name) => name.toLowerCase())
            .toSorted(byCodePoint)
            .join(', ')
        : null,
    }),
  },
};

/** Applications with their candidate, their vacancy's id outside, and what was taken at each stage. */
const applicationRows = `select to_jsonb(a) || jsonb_build_object(
    'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email, 'external_vacancy_id', v.external_vacancy_id, 'path', h.path,
    'taken', (select coalesce(jsonb_agg(jsonb_build_object('stage', t.stage_id, 'status', t.status, 'recommendation', t.recommendation,
      'recommendationScore', t.recommendation_score, 'isViewed', t.is_viewed, 'submittedAt', t.submitted_at, 'createdAt', t.created_at)), '[]')
      from assessments t where t.customer_id = a.customer_id and t.application_id = a.id)) as row
  from applications a
  join candidates c on c.customer_id = a.customer_id and c.id = a.candidate_id
  join vacancies v on v.customer_id = a.customer_id and v.id = a.vacancy_id
  join hierarchies h on h.customer_id = a.customer_id and h.id = a.hierarchy_id
  where a.customer_id = $1`;

interface Taken extends Values {
  stage: string;
}

/** The assessment of the open stage, else of the one that a sort names. */
const takenAt = (row: Row, { parent }: Ground, { switches }: Asked, stage = switches['stageId']): Taken | undefined =>
  (row['taken'] as Taken[]).find((each) => each.stage === (stage ?? stagesOf(parent)[0]));

export const stagesOf = (parent: Values | undefined): string[] =>
  ((parent?.['workflow'] as { stages?: { _id: string }[] } | undefined)?.stages ?? []).map(({ _id }) => _id);

const progress: Record<string, string> = {
  NOT_STARTED: 'APPS_ASSESSMENT_ORDER_COMPLETED',
  IN_PROGRESS: 'APPS_ASSESSMENT_INPROGRESS',
  COMPLETED: 'APPS_ASSESSMENT_COMPLETED',
  DROPPED_OUT: 'APPS_ASSESSMENT_DROPPED_OUT',
};

const taken =
  (field: string, asValue: (value: unknown) => Key) =>
  (row: Row, ground: Ground, asked: Asked): Keyed => ({
    key: asValue(takenAt(row, ground, asked, asked.sort?.of)?.[field] ?? null),
    nullsLast: true,
  });

const applicationKeys: Reference['keys'] = {
  firstName: (row) => ({ key: String(row['first_name']).toLowerCase(), ties: [String(row['candidate_id']), row.id] }),
};

const applications: Reference = {
  rows: applicationRows,
  searched: (row) => textOf(nameOf(row), row['email']),
  filters: {
    applicationStatusList: among('status') as never,
    externalVacancyIds: among('external_vacancy_id') as never,
    hierarchyIdList: (row, ids: string[]) => ids.some((id) => String(row['path']).split('/').includes(id)),
    dashboardFilter: (row, card: { figure: string; from?: string; to?: string }) =>
      card.figure === 'CREATED' && isWithin(row['created_at'], { ...(card.from && { gte: card.from }), ...(card.to && { lte: card.to }) }),
  },
  keys: applicationKeys,
};

const references: Record<string, Reference | undefined> = {
  users,
  'group-members': { ...users, has: (row, { parent }) => (row['groups'] as string[]).includes(String(parent?.['id'])) },
  applications,
  'vacancy-applications': {
    ...applications,
    has: (row, ground, asked) =>
      row['vacancy_id'] === ground.parent?.['id'] &&
      row['stage_id'] === (asked.switches['stageId'] ?? stagesOf(ground.parent)[0]) &&
      (!progress[asked.switches['progressStatus'] ?? ''] ||
        takenAt(row, ground, asked)?.['status'] === progress[asked.switches['progressStatus'] ?? '']),
    filters: {
      applicationStatusList: among('status') as never,
      resultList: (row, results: string[], ground, asked) => results.includes(String(takenAt(row, ground, asked)?.['recommendation'])),
      unViewedOnly: (row, only: boolean, ground, asked) => !only || takenAt(row, ground, asked)?.['isViewed'] === false,
      submittedAt: (row, range: { gte?: string; lte?: string }, ground, asked) =>
        isWithin(takenAt(row, ground, asked)?.['submittedAt'], range),
    },
    keys: {
      ...applicationKeys,
      submittedAt: taken('submittedAt', moment),
      createdAt: taken('createdAt', moment),
      recommendationScore: taken('recommendationScore', (value) => value as number | null),
      isViewed: taken('isViewed', (value) => value as boolean | null),
    },
  },
  vacancies: { searched: (row) => textOf(row['title'], row['external_vacancy_id']) },
  workflows: { searched: (row) => textOf(row['name']) },
  'workflow-sets': { searched: (row) => textOf(row['name']) },
  groups: { searched: (row) => textOf(row['name']) },
  organisations: { searched: (row) => textOf(row['display_name'], row['unique_name']) },
  customers: {
    // The archive holds those of every organisation and region.
    has: (row, { archived, scope }) =>
      archived || (row['organization_id'] === scope.organizationId && row['aws_region'] === scope.awsRegion),
    searched: (row) => textOf(row['display_name'], row['unique_name']),
    filters: { regions: among('aws_region') as never, organizationIds: among('organization_id') as never },
  },
  'ats-tenants': { has: (row) => row['archived_at'] === null },
  'audit-log': {
    rows: `select to_jsonb(e) || jsonb_build_object(
        'names', (select coalesce(jsonb_agg(coalesce(v.name, '')), '[]') from audit_values v where v.customer_id = e.customer_id and v.entry_id = e.id),
        'actor', (select u.first_name || ' ' || u.last_name || chr(10) || u.email from users u where u.id = e.actor_id limit 1)) as row
      from audit_entries e where e.customer_id = $1`,
    has: (row, _, { filters }) => filters['operations'] !== undefined || !comingAndGoing.has(String(row['operation'])),
    // A text spans no two names.
    searched: (row) => textOf(...(row['names'] as string[]), row['actor']),
    filters: {
      operations: among('operation') as never,
      atFrom: (row, from: string) => isWithin(row['at'], { gte: from }),
      atTo: (row, to: string) => isWithin(row['at'], { lte: to }),
    },
  },
  'email-events': {
    filters: {
      templateTypes: among('template_type') as never,
      mailRecipient: (row, text: string) => String(row['mail_recipient']).toLowerCase().includes(text.toLowerCase()),
      dateRange: (row, range: { gte: string; lte: string }) => isWithin(row['timestamp'], range),
    },
  },
  'email-event-history': { has: (row, { parent }) => row['mail_message_id'] === parent?.['mailMessageId'] },
  'sms-events': {
    filters: {
      templateTypes: among('template_type') as never,
      messageStatus: (row, status: string) => row['sms_message_status'] === status,
      dateRange: (row, range: { gte: string; lte: string }) => isWithin(row['timestamp'], range),
    },
  },
};

const comingAndGoing = new Set(['AuthEmailLogin', 'AuthMfaLogin', 'AuthResendMfaCode', 'AuthLogout', 'IDPAuthSSOLogin']);

/** All rows that the customer has of what a list is about, in both states. */
export async function rowsOf(ground: Ground): Promise<Row[]> {
  const { plan, running, scope } = ground;
  const definition = listOf(plan.list?.name ?? '');
  if (!definition) throw new Error(`${plan.name} is answered by no list`);
  const isGlobal = definition.store === 'identity';
  const { pool } = isGlobal ? await running.platform.stores.identity() : await running.platform.stores.region(scope.awsRegion as never);
  const own = isGlobal ? '' : 'where customer_id = $1';
  const text = references[plan.name]?.rows ?? `select to_jsonb(each) as row from "${getTableName(definition.id.table)}" each ${own}`;
  const { rows } = await pool.query<{ row: Row }>(text, isGlobal ? [] : [scope.customerId]);
  return rows.map(({ row }) => row);
}

/** The rows that a list keeps of all, in its order. */
export function keptOf(all: readonly Row[], ground: Ground, asked: Asked): Row[] {
  const kept = all.filter((row) => matches(row, ground, asked)).map((row) => ({ row, ...keyOf(row, ground, asked) }));
  const upward = asked.sort?.order !== 'DESC' ? 1 : -1;
  return kept
    .toSorted((one, other) => {
      if (one.key === null || other.key === null) {
        if (one.key !== other.key) return (one.key === null ? 1 : -1) * (one.nullsLast ? 1 : upward);
      } else if (one.key !== other.key) return compare(one.key, other.key) * upward;
      const [ties, others] = [one.ties ?? [one.row.id], other.ties ?? [other.row.id]];
      const place = ties.findIndex((tie, index) => tie !== others[index]);
      return place < 0 ? 0 : byCodePoint(ties[place] ?? '', others[place] ?? '') * upward;
    })
    .map(({ row }) => row);
}

export function matches(row: Row, ground: Ground, asked: Asked): boolean {
  const { plan, archived } = ground;
  const reference = references[plan.name];
  const text = reference?.searched?.(row).toLowerCase() ?? String(row['search_text'] ?? '');
  return (
    (!plan.archive || (row['archived_at'] !== null) === archived) &&
    (reference?.has?.(row, ground, asked) ?? true) &&
    (asked.search === '' || text.split('\n').some((line) => line.includes(asked.search.toLowerCase()))) &&
    Object.entries(asked.filters).every(([name, value]) => passes(row, name, value, ground, asked))
  );
}

/** A filter without a line of its own is about the column of its name: one of several values, or the value itself. */
function passes(row: Row, name: string, value: unknown, ground: Ground, asked: Asked): boolean {
  const own = references[ground.plan.name]?.filters?.[name];
  if (own) return own(row, value as never, ground, asked);
  const column = columnOf(name);
  if (!(column in row)) throw new Error(`tests/walk/reference.ts: what does the filter ${name} of ${ground.plan.name} keep?`);
  return Array.isArray(value) ? value.length === 0 || value.includes(row[column]) : row[column] === value;
}

function keyOf(row: Row, ground: Ground, asked: Asked): Keyed {
  const field = asked.sort?.field ?? '';
  const own = references[ground.plan.name]?.keys?.[field];
  if (own) return own(row, ground, asked);
  const column = columnOf(field);
  if (!(column in row)) throw new Error(`tests/walk/reference.ts: what does ${ground.plan.name} sort by ${field}?`);
  const value = row[column];
  const kind = ground.plan.columns.find(({ sortBy }) => sortBy === field)?.kind;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return { key: value };
  return { key: kind === 'date' || kind === 'dateTime' ? moment(value) : String(value).toLowerCase() };
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const byCodePoint = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
const compare = (one: NonNullable<Key>, other: NonNullable<Key>): number =>
  typeof one === 'string' && typeof other === 'string' ? byCodePoint(one, other) : Number(one) - Number(other);

/** What changes beside what was meant, whenever a row is written. */
const bookkeeping = new Set(['updated_at', 'version', 'group_names', 'application_count', 'last_active_at']);

/** Ids of the rows that differ between two readings. */
export function changedBetween(before: readonly Row[], after: readonly Row[]): string[] {
  const texts = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, meantOf(row)]));
  const [old, now] = [texts(before), texts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
}

const meantOf = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([column]) => !bookkeeping.has(column))
      .toSorted(),
  );
