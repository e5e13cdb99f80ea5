/** Statements of a region's store that name a distributed table without binding it to one customer, and why they may. */
export interface CrossShard {
  /** Unbound tables, in order. */
  tables: readonly string[];
  /** Matches the text without line breaks. */
  like: RegExp;
  reason: string;
}

const staff = 'Staff, who reach every customer, name a record by its id alone.';
const batched = 'Batched for the rows of a page: reads the shards of the customers that are named.';
const sweep = 'A job looks in every shard for what is due.';
const cleanUp = 'Daily clean-up of old rows in every shard.';
const claim = 'A job claims rows of all customers under a lock. Citus refuses that: the job has to claim customer by customer.';
const asJson = 'The rows come as one JSON text, so that the coordinator reads their customers and sends each to its shard.';
const related = 'Applications that are named by their ids alone, with related rows.';

const byId = (...tables: string[]): CrossShard[] =>
  tables.map((table) => ({ tables: [table], like: new RegExp(`"${table}"\\."id" (= \\$|in \\(|= any\\()`), reason: staff }));
const byCustomers = (...all: string[][]): CrossShard[] =>
  all.map((tables) => ({ tables, like: /customer_id"? = any\(\$1::text\[\]\)/, reason: batched }));
const entry =
  (reason: string) =>
  (like: RegExp, ...tables: string[]): CrossShard => ({ tables, like, reason });
const [swept, cleaned, claimed, sent] = [sweep, cleanUp, claim, asJson].map(entry) as [Entry, Entry, Entry, Entry];
type Entry = ReturnType<typeof entry>;

export const crossShard: readonly CrossShard[] = [
  ...byId(
    'api_keys',
    'ats_requests',
    'ats_tenants',
    'candidates',
    'groups',
    'hierarchies',
    'policies',
    'scim_tokens',
    'users',
    'vacancies',
  ),
  ...byId('webhooks', 'workflow_sets', 'audit_entries'),
  ...byCustomers(
    ['api_keys'],
    ['application_events'],
    ['default_views'],
    ['figure_marks'],
    ['group_members'],
    ['groups'],
    ['hierarchies'],
    ['policies'],
    ['users'],
  ),
  ...byCustomers(['group_members', 'groups'], ['group_members', 'users']),
  entry('Staff open the permissions of a group by its id alone.')(/"policies"\."group_id" = \$1/, 'policies'),
  entry('Staff compare the versions of a group’s permissions.')(/"policy_versions"\."policy_id" = \$/, 'policy_versions'),
  entry('Rights in other customers’ policies that name this one, shown when it is archived.')(
    /"policies"\."customer_id" <> \$1/,
    'groups',
    'policies',
  ),
  entry('An import looks for addresses that are taken anywhere.')(/"users"\."email" = any/, 'users'),
  entry('Trails of a customer and of nobody.')(/"audit_entries"\."customer_id" in \(\$1, \$2\)/, 'audit_entries'),
  entry(related)(/as page$/, 'assessments', 'candidates'),
  entry(related)(/as page$/, 'applications', 'assessments', 'candidates'),
  entry('Users are sorted by the names of their groups, which are read row by row.')(
    /order by \(select string_agg/,
    'group_members',
    'groups',
  ),
  entry('A test reads which message this very transaction wrote.')(/pg_current_xact_id/, 'outbox', 'suppressed_addresses'),
  entry('A test reads which message this very transaction wrote.')(/pg_current_xact_id/, 'sms_outbox'),
  entry('The first day on which any right was noted.')(/min\("first_on"\) from "right_uses"$/, 'right_uses'),
  ...['outbox', 'sms_outbox', 'webhook_deliveries', 'ats_requests'].map((table) =>
    entry('Staff see the newest of what was given up anywhere.')(/order by "\w+"\."(failed|updated)_at" desc limit \$\d+$/, table),
  ),
  entry('Staff see how much waits, and since when.')(
    /^select \$1::text as store, \$2::text as kind, count\(\*\)::int as count/,
    'ats_requests',
    'outbox',
    'sms_outbox',
    'webhook_deliveries',
  ),
  sent(/^insert into audit_entries .* jsonb_to_recordset/, 'audit_entries'),
  sent(/^insert into audit_entries .* jsonb_to_recordset/, 'audit_entries', 'hierarchies'),
  sent(/^insert into audit_values .* jsonb_to_recordset/, 'audit_values'),
  claimed(/for update skip locked$/, 'assessments'),
  claimed(/for update skip locked$/, 'ats_requests'),
  claimed(/for update skip locked\)/, 'outbox'),
  claimed(/for update skip locked\)/, 'sms_outbox'),
  claimed(/for update skip locked$/, 'view_mails'),
  swept(/"position" is null$/, 'audit_entries'),
  swept(/"reminders"\."due_at" <= \$1/, 'reminders'),
  swept(/"users"\."updated_at" >= \$1/, 'users'),
  swept(/"next_at" is not null/, 'view_mails'),
  swept(/from "figure_marks" group by/, 'figure_marks'),
  swept(/^delete from "figure_(days|marks)"/, 'figure_days'),
  swept(/^delete from "figure_(days|marks)"/, 'figure_marks'),
  swept(/^insert into "figure_days"/, 'applications', 'assessments', 'figure_days'),
  swept(/from "ats_tenants" where exists/, 'ats_invitations', 'ats_tenants'),
  swept(/"ats_tenants"\."paused_until"/, 'ats_requests', 'ats_tenants'),
  swept(/"webhooks"\."paused_until"/, 'webhook_deliveries', 'webhooks'),
  swept(/"hierarchies"\."parent_id" is null order by/, 'customer_settings', 'hierarchies'),
  swept(/^insert into "application_events"/, 'application_events'),
  swept(/^update "assessments"/, 'assessments'),
  swept(/cutoffs\.id/, 'ats_requests'),
  swept(/cutoffs\.id/, 'assessments', 'candidates'),
  cleaned(/^delete/, 'application_notes'),
  cleaned(/^delete/, 'export_tickets'),
  cleaned(/^delete/, 'outbox'),
  cleaned(/^delete/, 'scim_requests_before'),
  cleaned(/^select min/, 'scim_requests_before'),
  cleaned(/^select min/, 'scim_requests_rest'),
  cleaned(/^select from/, 'scim_requests_rest'),
  cleaned(/^delete/, 'sms_outbox'),
  cleaned(/^delete/, 'webhook_deliveries'),
];
