interface RawStatement {
  text: string;
  /** Makes the body of `data` from the rows. @default a page: the rows and their `total` */
  shape?: (rows: Record<string, unknown>[]) => unknown;
}

const one = (rows: Record<string, unknown>[]) => rows[0];

const groupsOf = `(select coalesce(json_agg(json_build_object('name', g.name, '_id', g.id, 'archivedAt', g.archived_at) order by g.name, g.id), '[]')
  from group_members m join groups g on g.customer_id = m.customer_id and g.id = m.group_id where m.customer_id = u.customer_id and m.user_id = u.id)`;
const userColumns = `u.id as _id, u.first_name as "firstName", u.last_name as "lastName", u.email,
  exists (select 1 from identity.login_attempts l where l.identity_id = u.id and l.locked_until > now()) as locked,
  (select f.kind from identity.factors f where f.identity_id = u.id and f.confirmed_at is not null limit 1) as "mfaMethod", ${groupsOf} as "group",
  u.created_at as "createdAt", u.last_active_at as "lastActive", u.archived_at as "archivedAt", u.phone_number as "phoneNumber",
  u.mfa_enabled as "mfaEnabled", u.notes`;
const totalOf = (name: string) => `(select value::int from totals where customer_id = $1 and name = '${name}') as total`;

const person = `json_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phoneNumber', c.phone_number)`;
const candidate = `json_build_object('personalInformation', ${person}, 'version', c.version, '_id', c.id, 'purgedAt', c.purged_at,
  'location', case when c.location_address is not null then json_build_object('address', c.location_address) end) as candidate`;
const stages = `(select json_agg(json_build_object('name', s ->> 'name', '_id', s ->> '_id')) from jsonb_array_elements(v.stages) s) as stages`;
const applicationColumns = `a.id as _id, ${candidate}, a.stage_id as "stageId", ${stages}, a.status, a.is_manually_progressed as "isManuallyProgressed",
  a.external_applicant_id as "externalApplicantId", a.external_application_id as "externalApplicationId", a.created_at as "createdAt", a.updated_at as "updatedAt"`;
const withVacancy = `join candidates c on c.customer_id = a.customer_id and c.id = a.candidate_id
  join vacancies v on v.customer_id = a.customer_id and v.id = a.vacancy_id`;
const results = ['recommendation', 'recommendationScore', 'isProfanity', 'isPlagiarism', 'isLowTextQuality', 'rating'];
const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const resultsOf = `json_build_array(${results.map((field) => `'${field}', s.${columnOf(field)}`).join(', ')})`;
const assessments = (
  more = '',
) => `(select json_agg(json_build_object('submittedAt', s.submitted_at, 'stageId', s.stage_id, 'createdAt', s.created_at,
  'results', ${resultsOf}, 'status', s.status, 'isViewed', s.is_viewed${more}) order by s.created_at)
  from assessments s where s.customer_id = a.customer_id and s.application_id = a.id) as assessments`;

interface Assessment {
  results: unknown[];
}

/** Turns the names and values of results into the entries of the contract. */
function withResults(row: Record<string, unknown>): Record<string, unknown> {
  for (const assessment of (row['assessments'] as Assessment[] | null) ?? []) {
    const pairs = assessment.results;
    assessment.results = results.flatMap((fieldName, index) => {
      const fieldValue = pairs[index * 2 + 1];
      return fieldValue === null ? [] : [{ fieldName, fieldType: typeof fieldValue, fieldValue }];
    });
  }
  return row;
}

export const pageOf = (rows: Record<string, unknown>[]) => ({
  data: rows.map(({ total: _, ...row }) => row),
  pagination: { totalItems: rows[0]?.['total'] ?? 0 },
});

const ofMail = `e.id, e.mail_recipient as "mailRecipient", e.mail_message_id as "mailMessageId", e.event_type as "eventType", e.template_type as "templateType",
  e.subject, e.failure, null as "applicationId", null as "vacancyId", e.timestamp, e.mail_sender as "mailSender", e.master_id as "masterId", e.template_id as "templateId"`;

const customerOf = `'customerId', c.id, 'customerDisplayName', c.display_name, 'organizationDisplayName', o.display_name, 'organizationId', o.id,
  'awsRegion', c.aws_region, 'rootHierarchyId', c.root_hierarchy_id, 'uniqueName', c.unique_name`;
const me = (
  customers: string,
) => `select i.id as _id, i.hierarchy_id as "hierarchyId", i.organization_id as "organizationId", i.customer_id as "customerId",
  (select array_agg(m.group_id) from group_members m where m.customer_id = i.customer_id and m.user_id = i.id) as "groupIds", i.source, i.user_type as "userType",
  u.created_at as "createdAt", u.updated_at as "updatedAt", i.archived_at as "archivedAt", i.email, u.first_name as "firstName", u.last_name as "lastName",
  u.username, u.phone_number as "phoneNumber", false as "mustAddFactor",
  json_build_object('awsRegion', i.aws_region, 'customerId', i.customer_id) as "defaultCustomer", ${customers}
  from identity.identities i join users u on u.customer_id = i.customer_id and u.id = i.id where i.id = $1`;

/** The same rows, columns and totals as the API's calls, one statement each. Nothing checks a session or a right. */
export const rawStatements: Record<string, RawStatement> = {
  'a bare round trip': { text: 'select 1 as one', shape: one },
  'users list': {
    text: `select ${userColumns}, ${totalOf('users:active')} from users u where u.customer_id = $1 and u.archived_at is null
      order by u.created_at desc, u.id desc limit 30`,
  },
  'one user': {
    text: `select ${userColumns}, json_build_object('displayName', c.display_name) as customer, i.password_updated_at as "lastPasswordUpdatedAt",
      u.updated_at as "updatedAt", u.version, (select array_agg(m.group_id) from group_members m where m.customer_id = u.customer_id and m.user_id = u.id) as "groupIds"
      from users u join identity.customers c on c.id = u.customer_id left join identity.identities i on i.id = u.id where u.customer_id = $1 and u.id = $2`,
    shape: one,
  },
  'vacancies list': {
    text: `select v.id as _id, v.title, v.external_vacancy_id as "externalVacancyId", v.application_count as "applicationCount",
      (select json_agg(json_build_object('firstName', m.first_name, 'lastName', m.last_name, 'type', m.type) order by m.position)
        from vacancy_managers m where m.customer_id = v.customer_id and m.vacancy_id = v.id) as managers,
      v.created_at as "createdAt", v.archived_at as "archivedAt", json_build_object('name', v.role_family_name) as "roleFamily",
      json_build_object('address', v.location_address) as location, json_build_object('name', v.workflow_name) as workflow, v.updated_at as "updatedAt",
      ${totalOf('vacancies:active')}
      from vacancies v where v.customer_id = $1 and v.archived_at is null order by v.created_at desc, v.id desc limit 30`,
  },
  'applications list': {
    text: `select ${applicationColumns}, v.title as "vacancyName", v.id as "vacancyId", v.external_vacancy_id as "externalVacancyId", ${totalOf('applications')}
      from (select * from applications where customer_id = $1 order by created_at desc, id desc limit 30) a ${withVacancy}
      order by a.created_at desc, a.id desc`,
  },
  'a stage of a vacancy': {
    text: `select ${applicationColumns}, ${assessments()}, (select count(*)::int from applications where customer_id = $1 and vacancy_id = $2 and stage_id = $3) as total
      from (select a.*, t.submitted_at from assessments t join applications a on a.customer_id = t.customer_id and a.id = t.application_id
        where t.customer_id = $1 and t.vacancy_id = $2 and t.stage_id = $3 and a.stage_id = $3
        order by t.submitted_at desc nulls last, t.application_id desc limit 30) a ${withVacancy}
      order by a.submitted_at desc nulls last, a.id desc`,
    shape: (rows) => pageOf(rows.map(withResults)),
  },
  'one application': {
    text: `select ${applicationColumns}, ${assessments(`, 'product', s.product, 'insightsLink', s.insights_link, '_id', s.id, 'assessmentLink', s.assessment_link`)},
      v.title as "vacancyName", v.id as "vacancyId",
      (select coalesce(json_agg(json_build_object('at', e.at, '_id', e.id, 'kind', e.kind, 'actor', e.actor, 'userName', e.user_name, 'stageId', e.stage_id,
        'fromStageId', e.from_stage_id, 'status', e.status, 'fromStatus', e.from_status, 'rule', e.rule) order by e.at desc, e.id desc), '[]')
        from application_events e where e.customer_id = a.customer_id and e.application_id = a.id) as history, '[]'::json as holds
      from applications a ${withVacancy} where a.customer_id = $1 and a.id = $2`,
    shape: (rows) => rows[0] && withResults(rows[0]),
  },
  'mail events of a week': {
    text: `select ${ofMail}, (select count(*)::int from email_events where customer_id = $1 and timestamp between $2 and $3) as total
      from email_events e where e.customer_id = $1 and e.timestamp between $2 and $3 order by e.timestamp desc, e.id desc limit 30`,
  },
  'AuthMe of a customer admin': {
    text: me(`(select json_agg(json_build_object(${customerOf})) from identity.customers c join identity.organizations o on o.id = c.organization_id
      where c.id = i.customer_id) as customers, 1 as "customerCount"`),
    shape: one,
  },
  'AuthMe of staff': {
    text: me(`(select json_agg(json_build_object(${customerOf})) from (select * from identity.customers where archived_at is null
      order by btrim(display_name) !~ '^[[:alnum:]]', lower(display_name), id limit 25) c join identity.organizations o on o.id = c.organization_id) as customers,
      (select count(*)::int from identity.customers where archived_at is null) as "customerCount"`),
    shape: one,
  },
  AuthCheckToken: {
    text: `select access_expires_at < now() as access, idle_expires_at < now() as idle, absolute_expires_at as "endsAt" from identity.sessions where id = $1`,
    shape: ([session]) => ({
      tokenCheckResult: { isAccessTokenExpired: session?.['access'], isRefreshTokenExpired: session?.['idle'] },
      logout: false,
      endsAt: session?.['endsAt'],
    }),
  },
  CommonCheckPolicy: {
    text: `select p.statements, $3::text as resource, $4::text[] as actions from policies p
      where p.customer_id = $1 and p.archived_at is null and p.group_id in (select group_id from group_members where customer_id = $1 and user_id = $2)`,
    shape: (rows) => {
      const allowed = new Set(rows.flatMap(({ statements }) => (statements as { actions: string[] }[]).flatMap(({ actions }) => actions)));
      const { resource, actions } = rows[0] as { resource: string; actions: string[] };
      return { policyResult: { [resource]: Object.fromEntries(actions.map((action) => [action, allowed.has(action)])) } };
    },
  },
};
