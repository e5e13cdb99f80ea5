import { getTableName } from 'drizzle-orm';
import { listOf } from '../../src/platform/lists/list.ts';
import type { Plan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import type { Scope } from '../support/resource.ts';
import type { Running } from '../platform/browser.ts';

// The rows of a list and their order, found naively: all rows of the customer are read from the database, then filtered and sorted here.

export type Row = Values & { id: string };

export interface ListQuery {
  search: string;
  filters: Values;
  sort: { field: string; order: 'ASC' | 'DESC'; of?: string } | undefined;
  page: number;
  perPage: number;
  switches: Record<string, string>;
}

export interface WalkedList {
  running: Running;
  plan: Plan;
  archived: boolean;
  scope: Scope;
  /** The record that a child list stands below. */
  parent: Values | undefined;
}

type SortValue = string | number | boolean | null;

interface SortKey {
  value: SortValue;
  /** Orders equal rows. @default the row's id */
  ties?: readonly string[];
  /** Rows without a value come last in both orders. @default last upwards, first downwards */
  nullsLast?: boolean;
}

type Filter = (row: Row, value: never, list: WalkedList, query: ListQuery) => boolean;

/** Rules of one list; any other filter and sort follows from its name: `createdAt` is the column `created_at`. */
interface Rules {
  /** SELECT of all rows as JSON, `$1` is the customer. */
  rows?: string;
  has?: (row: Row, list: WalkedList, query: ListQuery) => boolean;
  /** Text that a search looks through; a match spans no two lines. */
  text?: (row: Row) => string;
  filters?: Record<string, Filter>;
  keys?: Record<string, (row: Row, list: WalkedList, query: ListQuery) => SortKey>;
}

const linesOf = (...parts: unknown[]): string => parts.map((part) => String(part ?? '')).join('\n');
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

const users: Rules = {
  rows: `select to_jsonb(u) || jsonb_build_object(
      'groups', (select coalesce(jsonb_agg(m.group_id order by m.group_id), '[]') from group_members m where m.customer_id = u.customer_id and m.user_id = u.id),
      'group_names', (select jsonb_agg(g.name) from group_members m join groups g on g.customer_id = m.customer_id and g.id = m.group_id
        where m.customer_id = u.customer_id and m.user_id = u.id and g.archived_at is null)) as row
    from users u where u.customer_id = $1`,
  text: (row) => linesOf(nameOf(row), row['email']),
  filters: {
    groupIds: (row, ids: string[]) => ids.some((id) => (row['groups'] as string[]).includes(id)),
    activity: (row, values: string[]) => values.includes(row['last_active_at'] === null ? 'UNACTIVATED' : 'ACTIVATED'),
  },
  keys: {
    lastActive: (row) => ({ value: moment(row['last_active_at']) }),
    groupIds: (row) => ({
      value: row['group_names']
        ? (row['group_names'] as string[])
            .map((name) => name.toLowerCase())
            .toSorted(compare)
            .join(', ')
        : null,
    }),
  },
};

/** Applications with their candidate, the vacancy's external id, and the assessment of each stage. */
const applicationRows = `select to_jsonb(a) || jsonb_build_object(
    'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email, 'external_vacancy_id', v.external_vacancy_id, 'path', h.path,
    'assessments', (select coalesce(jsonb_agg(jsonb_build_object('stage', t.stage_id, 'status', t.status, 'recommendation', t.recommendation,
      'recommendationScore', t.recommendation_score, 'isViewed', t.is_viewed, 'submittedAt', t.submitted_at, 'createdAt', t.created_at)), '[]')
      from assessments t where t.customer_id = a.customer_id and t.application_id = a.id)) as row
  from applications a
  join candidates c on c.customer_id = a.customer_id and c.id = a.candidate_id
  join vacancies v on v.customer_id = a.customer_id and v.id = a.vacancy_id
  join hierarchies h on h.customer_id = a.customer_id and h.id = a.hierarchy_id
  where a.customer_id = $1`;

interface Assessment extends Values {
  stage: string;
}

/** The assessment of a stage. @param stage the open one unless the sort names another */
const assessmentOf = (row: Row, { parent }: WalkedList, { switches }: ListQuery, stage = switches['stageId']): Assessment | undefined =>
  (row['assessments'] as Assessment[]).find((each) => each.stage === (stage ?? stagesOf(parent)[0]));

export const stagesOf = (parent: Values | undefined): string[] =>
  ((parent?.['workflow'] as { stages?: { _id: string }[] } | undefined)?.stages ?? []).map(({ _id }) => _id);

const progress: Record<string, string> = {
  NOT_STARTED: 'APPS_ASSESSMENT_ORDER_COMPLETED',
  IN_PROGRESS: 'APPS_ASSESSMENT_INPROGRESS',
  COMPLETED: 'APPS_ASSESSMENT_COMPLETED',
  DROPPED_OUT: 'APPS_ASSESSMENT_DROPPED_OUT',
};

const byAssessment =
  (field: string, asValue: (value: unknown) => SortValue) =>
  (row: Row, list: WalkedList, query: ListQuery): SortKey => ({
    value: asValue(assessmentOf(row, list, query, query.sort?.of)?.[field] ?? null),
    nullsLast: true,
  });

const applicationKeys: Rules['keys'] = {
  firstName: (row) => ({ value: String(row['first_name']).toLowerCase(), ties: [String(row['candidate_id']), row.id] }),
};

const applications: Rules = {
  rows: applicationRows,
  text: (row) => linesOf(nameOf(row), row['email']),
  filters: {
    applicationStatusList: among('status'),
    externalVacancyIds: among('external_vacancy_id'),
    stageIdList: among('stage_id'),
    hierarchyIdList: (row, ids: string[]) => ids.some((id) => String(row['path']).split('/').includes(id)),
    dashboardFilter: (row, card: { figure: string; from?: string; to?: string }) =>
      card.figure === 'CREATED' && isWithin(row['created_at'], { ...(card.from && { gte: card.from }), ...(card.to && { lte: card.to }) }),
  },
  keys: applicationKeys,
};

const rulesOf: Record<string, Rules | undefined> = {
  users,
  'group-members': { ...users, has: (row, { parent }) => (row['groups'] as string[]).includes(String(parent?.['id'])) },
  applications,
  'vacancy-applications': {
    ...applications,
    has: (row, list, query) =>
      row['vacancy_id'] === list.parent?.['id'] &&
      row['stage_id'] === (query.switches['stageId'] ?? stagesOf(list.parent)[0]) &&
      (!progress[query.switches['progressStatus'] ?? ''] ||
        assessmentOf(row, list, query)?.['status'] === progress[query.switches['progressStatus'] ?? '']),
    filters: {
      applicationStatusList: among('status'),
      resultList: (row, results: string[], list, query) => results.includes(String(assessmentOf(row, list, query)?.['recommendation'])),
      unViewedOnly: (row, only: boolean, list, query) => !only || assessmentOf(row, list, query)?.['isViewed'] === false,
      submittedAt: (row, range: { gte?: string; lte?: string }, list, query) =>
        isWithin(assessmentOf(row, list, query)?.['submittedAt'], range),
    },
    keys: {
      ...applicationKeys,
      submittedAt: byAssessment('submittedAt', moment),
      createdAt: byAssessment('createdAt', moment),
      recommendationScore: byAssessment('recommendationScore', (value) => value as number | null),
      isViewed: byAssessment('isViewed', (value) => value as boolean | null),
    },
  },
  vacancies: {
    rows: `select to_jsonb(v) || jsonb_build_object('managed_by', (select coalesce(jsonb_agg(lower(m.email)), '[]')
        from vacancy_managers m where m.customer_id = v.customer_id and m.vacancy_id = v.id)) as row
      from vacancies v where v.customer_id = $1`,
    text: (row) => linesOf(row['title'], row['external_vacancy_id']),
    filters: { mine: (row, isMine: boolean) => (row['managed_by'] as string[]).includes('staff@demo.example') === isMine },
  },
  workflows: { text: (row) => linesOf(row['name']) },
  'workflow-sets': { text: (row) => linesOf(row['name']) },
  groups: { text: (row) => linesOf(row['name']) },
  organisations: { text: (row) => linesOf(row['display_name'], row['unique_name']) },
  customers: {
    // The archive holds those of every organisation and region.
    has: (row, { archived, scope }) =>
      archived || (row['organization_id'] === scope.organizationId && row['aws_region'] === scope.awsRegion),
    text: (row) => linesOf(row['display_name'], row['unique_name']),
    filters: { regions: among('aws_region'), organizationIds: among('organization_id') },
  },
  'ats-tenants': { has: (row) => row['archived_at'] === null },
  'audit-log': {
    rows: `select to_jsonb(e) || jsonb_build_object(
        'names', (select coalesce(jsonb_agg(coalesce(v.name, '')), '[]') from audit_values v where v.customer_id = e.customer_id and v.entry_id = e.id),
        'actor', (select u.first_name || ' ' || u.last_name || chr(10) || u.email from users u where u.id = e.actor_id limit 1)) as row
      from audit_entries e where e.customer_id = $1`,
    has: (row, _, { filters }) => filters['operations'] !== undefined || !comingAndGoing.has(String(row['operation'])),
    text: (row) => linesOf(...(row['names'] as string[]), row['actor']),
    filters: {
      operations: among('operation'),
      at: (row, range: { gte?: string; lte?: string }) => isWithin(row['at'], range),
    },
  },
  'email-events': {
    filters: {
      templateTypes: among('template_type'),
      mailRecipient: (row, text: string) => String(row['mail_recipient']).toLowerCase().includes(text.toLowerCase()),
      dateRange: (row, range: { gte: string; lte: string }) => isWithin(row['timestamp'], range),
    },
  },
  emails: {
    has: (row) => row['latest_event'] !== null,
    keys: { sentAt: (row) => ({ value: moment(row['timestamp']) }) },
    filters: {
      templateTypes: among('template_type'),
      eventTypes: among('latest_event'),
      mailRecipient: (row, text: string) => String(row['mail_recipient']).toLowerCase().includes(text.toLowerCase()),
      dateRange: (row, range: { gte: string; lte: string }) => isWithin(row['timestamp'], range),
    },
  },
  'email-timeline': { has: (row, { parent }) => row['mail_message_id'] === parent?.['id'] },
  'email-event-history': { has: (row, { parent }) => row['mail_message_id'] === parent?.['mailMessageId'] },
  'sms-events': {
    filters: {
      templateTypes: among('template_type'),
      messageStatus: (row, status: string) => row['sms_message_status'] === status,
      dateRange: (row, range: { gte: string; lte: string }) => isWithin(row['timestamp'], range),
    },
  },
};

const comingAndGoing = new Set(['AuthEmailLogin', 'AuthMfaLogin', 'AuthResendMfaCode', 'AuthLogout', 'IDPAuthSSOLogin']);

/** All rows of the customer that the list is about, archived or not. */
export async function rowsOf({ plan, running, scope }: WalkedList): Promise<Row[]> {
  const definition = listOf(plan.list?.name ?? '');
  if (!definition) throw new Error(`${plan.name} is answered by no list`);
  const isGlobal = definition.store === 'identity';
  const { stores } = running.platform;
  const { pool } = isGlobal ? await stores.identity() : await stores.region(scope.awsRegion as never);
  const own = isGlobal ? '' : 'where customer_id = $1';
  const text = rulesOf[plan.name]?.rows ?? `select to_jsonb(each) as row from "${getTableName(definition.id.table)}" each ${own}`;
  const { rows } = await pool.query<{ row: Row }>(text, isGlobal ? [] : [scope.customerId]);
  return rows.map(({ row }) => row);
}

/** The rows that a query leaves, sorted. */
export function matching(all: readonly Row[], list: WalkedList, query: ListQuery): Row[] {
  const upward = query.sort?.order !== 'DESC' ? 1 : -1;
  return all
    .filter((row) => matches(row, list, query))
    .map((row) => ({ row, key: keyOf(row, list, query) }))
    .toSorted((one, other) => {
      const [value, otherValue] = [one.key.value, other.key.value];
      if (value !== otherValue) {
        if (value === null || otherValue === null) return (value === null ? 1 : -1) * (one.key.nullsLast ? 1 : upward);
        return compare(value, otherValue) * upward;
      }
      const [ties, otherTies] = [one.key.ties ?? [one.row.id], other.key.ties ?? [other.row.id]];
      const place = ties.findIndex((tie, index) => tie !== otherTies[index]);
      return place < 0 ? 0 : compare(ties[place] ?? '', otherTies[place] ?? '') * upward;
    })
    .map(({ row }) => row);
}

function matches(row: Row, list: WalkedList, query: ListQuery): boolean {
  const { plan, archived } = list;
  const rules = rulesOf[plan.name];
  const text = rules?.text?.(row).toLowerCase() ?? '';
  return (
    (!plan.archive || (row['archived_at'] !== null) === archived) &&
    (rules?.has?.(row, list, query) ?? true) &&
    (query.search === '' || text.split('\n').some((line) => line.includes(query.search.toLowerCase()))) &&
    Object.entries(query.filters).every(([name, value]) => passes(row, name, value, list, query))
  );
}

/** A filter without a rule is about the column of its name: one of several values, or the value itself. */
function passes(row: Row, name: string, value: unknown, list: WalkedList, query: ListQuery): boolean {
  const own = rulesOf[list.plan.name]?.filters?.[name];
  if (own) return own(row, value as never, list, query);
  const column = columnOf(name);
  if (!(column in row)) throw new Error(`tests/walk/rows.ts needs a rule for the filter ${name} of ${list.plan.name}`);
  return Array.isArray(value) ? value.length === 0 || value.includes(row[column]) : row[column] === value;
}

function keyOf(row: Row, list: WalkedList, query: ListQuery): SortKey {
  const field = query.sort?.field ?? '';
  const own = rulesOf[list.plan.name]?.keys?.[field];
  if (own) return own(row, list, query);
  const column = columnOf(field);
  if (!(column in row)) throw new Error(`tests/walk/rows.ts needs a rule for the sort ${field} of ${list.plan.name}`);
  const value = row[column];
  const kind = list.plan.columns.find(({ sortBy }) => sortBy === field)?.kind;
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return { value };
  return { value: kind === 'date' || kind === 'dateTime' ? moment(value) : String(value).toLowerCase() };
}

/** Column of a contract's field. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Texts by code point, as the database does. */
const compare = (one: NonNullable<SortValue>, other: NonNullable<SortValue>): number =>
  typeof one === 'string' && typeof other === 'string' ? Buffer.compare(Buffer.from(one), Buffer.from(other)) : Number(one) - Number(other);

/** Columns that change with every write. */
const bookkeeping = new Set(['updated_at', 'version', 'group_names', 'application_count', 'last_active_at']);

/** Ids of the rows that differ between two readings. */
export function changedBetween(before: readonly Row[], after: readonly Row[]): string[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, contentOf(row)])));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].filter((id) => old?.get(id) !== now?.get(id));
}

/** A row that is archived again has a new date. */
const contentOf = ({ archived_at: archivedAt, ...row }: Row): string =>
  JSON.stringify([Boolean(archivedAt), ...Object.entries(row).filter(([column]) => !bookkeeping.has(column))]);
