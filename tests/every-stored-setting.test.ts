import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../src/engine/plan/sources.ts';
import { allTexts } from './console/app/texts.ts';
import { queueMail } from '../src/platform/mail/outbox.ts';
import { reportsOf, reportValues } from './support/atsStory.ts';
import { settingTests } from './support/settingTests.ts';
import { until } from './support/until.ts';
import { startAts } from './platform/services/atsServer.ts';
import { saveTab } from './platform/services/deliveryTools.ts';
import { groupWith } from './platform/services/people.ts';
import { plans } from '../src/generated/plans.ts';
import { NotificationEvent } from '../src/generated/values.ts';
import { forms } from '../src/generated/forms/all.ts';
import { contractText } from '../src/platform/http/contract.ts';
import { templates } from '../src/platform/services/ats-tenants/templates/index.ts';
import { renderNotice } from '../src/platform/services/notifications/templates/index.ts';
import { signedHeaders } from '../src/platform/http/signature.ts';
import { defaultTheme, storedOnlyElements } from '../validation/branding.ts';
import { isSecretKey, putAt } from '../src/engine/forms/template.ts';
import { atsTemplateRules } from '../validation/atsTenant.ts';
import { notificationTabs, storedOnlyEvents } from '../src/domain/notificationEvents.ts';
import { demoPassword, origin, startPlatform, unused } from './platform/browser.ts';
import type { Browser, Running } from './platform/browser.ts';
import { signInSettings } from './support/signInSettings.ts';

// Every setting that somebody can save does something: it is turned, and what the platform does is another thing. One that does nothing is
// declared @storedOnly, and its form says so.

const region = 'ap-southeast-2';
type Values = Record<string, unknown>;

let running: Running;
let staff: Browser;
let scope: { organizationId: string; customerId: string; hierarchyId: string };
let workflows: string[];
let short: string;
let ats: Awaited<ReturnType<typeof startAts>>;
const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await (await running.platform.stores.region(region)).pool.query<Row>(text, values)).rows;
beforeAll(async () => {
  running = startPlatform({ MESSAGE_HOLD_MINUTES: '0' });
  const admin = await running.browser().as('admin@acme.example');
  scope = await admin.get<typeof scope>('{ AuthMe { organizationId customerId hierarchyId } }').then(({ ...found }) => found);
  staff = await running.browser().as('staff@demo.example');
  const found = await rows<{ id: string }>('select id from workflows where customer_id = $1 and archived_at is null order by id limit 2', [
    scope.customerId,
  ]);
  workflows = found.map(({ id }) => id);
  const [one] = await rows<{ id: string }>(
    'select id from workflows where customer_id = $1 and archived_at is null and stage_count = 1 order by id limit 1',
    [scope.customerId],
  );
  short = one?.id ?? expect.fail('there is no workflow of one stage');
  ats = await startAts();
});
afterAll(async () => {
  await running.close();
  await ats.close();
});

/** Credentials by which a connection of each system is called, and a fresh value of each. */
const needed = (atsName: string) =>
  templates.find((each) => each.atsName === atsName)?.atsTemplateItems.filter(({ required }) => required) ?? [];

interface Connection {
  id: string;
  values: Values;
  atsName: string;
}

async function connect(atsName: string, more: [string, unknown][] = []): Promise<Connection> {
  const values: Values = {};
  for (const { key } of needed(atsName)) putAt(values, key, `${key}-${unused()}`);
  for (const [key, value] of more) putAt(values, key, value);
  const create = `mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }`;
  const { _id: id } = await staff.get<{ _id: string }>(create, { input: { ...scope, atsName, externalTenantId: unused(), ...values } });
  return { id, values, atsName };
}

/** A call as the other system makes it, by the credential that it was given. */
async function send({ id, values, atsName }: Connection, type: string, payload: object) {
  const body = JSON.stringify({ requestId: unused(), type, payload });
  const at = (key: string) => String(key.split('.').reduce<unknown>((here, step) => (here as Values | undefined)?.[step], values));
  const [first = '', second] = needed(atsName).map(({ key }) => key);
  const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
  const headers = first.endsWith('signingKey')
    ? signedHeaders(at(first), body, running.clock.now())
    : second
      ? basic(`${at(first)}:${at(second)}`)
      : { authorization: `Bearer ${at(first)}` };
  const request = new Request(`${origin}/integrations/ats/${region}/${id}`, { method: 'POST', headers, body });
  const answer = await running.platform.fetch(request);
  return { status: answer.status, data: (await answer.json()) as Record<string, string> };
}

const vacancyOf = async (connection: Connection, more: object = {}) => {
  const requisitionId = unused();
  const { data } = await send(connection, 'SYNC_VACANCY', { requisitionId, title: 'Night Porter', ...more });
  return { requisitionId, vacancyId: data['vacancyId'] };
};
const workflowOf = async (connection: Connection, flags: string[]) => {
  const { vacancyId } = await vacancyOf(connection, { workflowId: workflows[0], flags });
  return (await rows<{ id: string }>('select workflow_id as id from vacancies where id = $1', [vacancyId]))[0]?.id;
};
const namesOf = async (connection: Connection) => {
  const { requisitionId } = await vacancyOf(connection, { products: ['FI'] });
  return rows('select title from vacancies where external_vacancy_id like $1', [`${requisitionId}%`]);
};
/** Accounts and memberships of a new manager. */
const managersOf = async (connection: Connection) => {
  const email = `${unused()}@people.example`;
  await vacancyOf(connection, { managers: [{ type: 'RECRUITER', email, firstName: 'Rita', lastName: 'Recruiter' }] });
  const text = 'select count(users.id)::int as users, count(group_id)::int as groups from users left join group_members on user_id = id';
  return rows(`${text} where email = $1`, [email]);
};
const enter = async (connection: Connection) => {
  const { requisitionId } = await vacancyOf(connection);
  const [applicationId, email] = [unused(), `${unused()}@people.example`];
  await send(connection, 'CREATE_APPLICATION', { requisitionId, applicationId, candidate: { firstName: 'Ines', email } });
  return { applicationId, email };
};
const flagged = (change: [string, unknown][]): [string, unknown][] => {
  const all: Record<string, unknown> = {
    'extra.hasVacancyByProduct': true,
    'extra.hasFlag': true,
    'extra.flagList': ['X'],
    'extra.flagWorkflowIds': { [workflows[0] ?? '']: workflows[1] },
    ...Object.fromEntries(change),
  };
  return Object.entries(all);
};

/** Observes the platform with two connections that differ in one setting only. */
const turned: Record<string, (atsName: string) => Promise<[unknown, unknown]>> = {
  externalTenantId: async (atsName) => {
    const log = async (externalTenantId: string) => {
      const connection = await connect(atsName, [['externalTenantId', externalTenantId]]);
      const { data } = await send(connection, 'SYNC_VACANCY', { requisitionId: unused(), title: 'Night Porter' });
      return rows('select external_tenant_id from ats_requests where id = $1', [data['requestId']]);
    };
    return [await log('one'), await log('other')];
  },
  'extra.isAutoFlow': async (atsName) => {
    const mails = async (isAutoFlow: boolean) => {
      const { email } = await enter(await connect(atsName, [['extra.isAutoFlow', isAutoFlow]]));
      return rows('select event from outbox where recipient = $1', [email]);
    };
    return [await mails(true), await mails(false)];
  },
  'extra.appsApplicationStatus': async (atsName) => {
    const status = async (mapped: string) => {
      const connection = await connect(atsName, [['extra.appsApplicationStatus', { Go: mapped }]]);
      const { applicationId } = await enter(connection);
      await send(connection, 'UPDATE_APPLICATION_STATUS', { applicationId, status: 'Go' });
      return rows('select status from applications where external_application_id = $1', [applicationId]);
    };
    return [await status('APPS_APPLICATION_HIRED'), await status('APPS_APPLICATION_SHORTLISTED')];
  },
  'extra.maxDailyInvitations': async (atsName) => {
    const mails = async (cap: number) => {
      const connection = await connect(atsName, [['extra.maxDailyInvitations', cap]]);
      const emails = [await enter(connection), await enter(connection)].map(({ email }) => email);
      return (await rows('select event from outbox where recipient = any($1)', [emails])).length;
    };
    return [await mails(1), await mails(2)];
  },
  'extra.hasUserProvision': async (atsName) => [
    await managersOf(await connect(atsName, [['extra.hasUserProvision', true]])),
    await managersOf(await connect(atsName, [['extra.hasUserProvision', false]])),
  ],
  'extra.groupIds': async (atsName) => {
    const recruiters = await groupWith(running, staff, scope);
    const provision: [string, unknown] = ['extra.hasUserProvision', true];
    const named: [string, unknown] = ['extra.groupIds', { recruiter: [recruiters] }];
    return [await managersOf(await connect(atsName, [provision, named])), await managersOf(await connect(atsName, [provision]))];
  },
  'extra.hasVacancyByProduct': async (atsName) => [
    await namesOf(await connect(atsName, [['extra.hasVacancyByProduct', true]])),
    await namesOf(await connect(atsName, [['extra.hasVacancyByProduct', false]])),
  ],
  'extra.vacancyByProductPostfix': async (atsName) => {
    const byProduct: [string, unknown] = ['extra.hasVacancyByProduct', true];
    const postfix: [string, unknown] = ['extra.vacancyByProductPostfix', '(chat)'];
    return [await namesOf(await connect(atsName, [byProduct, postfix])), await namesOf(await connect(atsName, [byProduct]))];
  },
  'extra.hasFlag': async (atsName) => [
    await workflowOf(await connect(atsName, flagged([])), ['X']),
    await workflowOf(await connect(atsName, flagged([['extra.hasFlag', false]])), ['X']),
  ],
  'extra.flagList': async (atsName) => [
    await workflowOf(await connect(atsName, flagged([])), ['X']),
    await workflowOf(await connect(atsName, flagged([['extra.flagList', ['Y']]])), ['X']),
  ],
  'extra.flagWorkflowIds': async (atsName) => [
    await workflowOf(await connect(atsName, flagged([])), ['X']),
    await workflowOf(await connect(atsName, flagged([['extra.flagWorkflowIds', {}]])), ['X']),
  ],
};

/** A changed credential: calls with the old one are rejected. */
const credential = (key: string) => async (atsName: string) => {
  const connection = await connect(atsName);
  const vacancy = () => send(connection, 'SYNC_VACANCY', { requisitionId: unused(), title: 'Night Porter' });
  const before = (await vacancy()).status;
  const update = `mutation ($input: AtsUpdateTenantInput!) { AtsUpdateTenant(updateTenantInput: $input) { _id } }`;
  const input: Values = { ...scope, _id: connection.id, atsName };
  putAt(input, key, 'another one');
  await staff.get(update, { input });
  return [before, (await vacancy()).status] as [unknown, unknown];
};

/** The story of a connection with the first value of each setting, by its system. */
const told = new Map<string, Promise<unknown>>();

/** A changed setting: other reports leave. */
const reported = (key: string) => async (atsName: string) => {
  const enter = async (system: string, values: [string, unknown][]) => {
    const connection = await connect(system, [...values, ['extra.appsApplicationStatus', { Won: 'APPS_APPLICATION_HIRED' }]]);
    const { requisitionId } = await vacancyOf(connection, { workflowId: short });
    const candidate = { firstName: 'Ines', email: `${unused()}@people.example` };
    const { data } = await send(connection, 'CREATE_APPLICATION', { requisitionId, applicationId: unused(), candidate });
    return { connection: connection.id, applicationId: data['applicationId'] ?? expect.fail(JSON.stringify(data)) };
  };
  const story = (changed?: string) => reportsOf({ running, staff, scope, ats, enter }, atsName, changed);
  const first = told.get(atsName) ?? story();
  told.set(atsName, first);
  return [await first, await story(key)] as [unknown, unknown];
};

const items = templates.flatMap(({ atsName, atsTemplateItems }) => atsTemplateItems.map((item) => [atsName, item.key, item] as const));

describe('an item of a connection’s template', () => {
  it.each(items)('%s %s changes what the platform does', async (atsName, key, item) => {
    const look =
      turned[key] ??
      (item.required
        ? credential(key)
        : key in reportValues(ats.url)
          ? reported(key)
          : expect.fail(`nothing turns ${key}: say what reads it`));
    const [one, other] = await look(atsName);
    expect(one).toBeDefined();
    expect(other).not.toEqual(one);
  });

  it('is never marked as stored alone: all of them have a reader', () => {
    expect(items.filter(([, , { storedOnly }]) => storedOnly)).toEqual([]);
    expect(items).toHaveLength(79);
  });

  it.each(templates.map(({ atsName }) => atsName))('%s is set up with its credential only', async (atsName) => {
    const create = `mutation ($input: AtsCreateTenantInput!) { AtsCreateTenant(createTenantInput: $input) { _id } }`;
    const keys = needed(atsName).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.some((key) => isSecretKey(atsTemplateRules, key))).toBe(true);
    const refusal = await staff.refusal(create, { input: { ...scope, atsName } });
    expect(refusal?.fields).toEqual(Object.fromEntries(keys.map((key) => [key, 'validation.ats.required'])));
  });
});

describe('a part of the branding', () => {
  const facts = {
    firstName: 'Ada',
    customer: 'Acme',
    vacancy: 'Porter',
    region,
    brand: 'Console',
    link: 'https://take.example/1',
  } as const;
  const html = (look: object) => renderNotice('FI_INVITED', 'en-US', facts, { title: 'Careers', logoUrl: null, theme: [], ...look }).html;

  it.each([{ title: 'Other' }, { logoUrl: 'https://assets.example/logo.png' }])('%j changes what candidates are sent', (look) => {
    expect(html(look)).not.toBe(html({}));
  });

  it.each(defaultTheme)('$name changes what candidates are sent, or is said to be stored alone', ({ name, value }) => {
    const one = html({ theme: [{ name, type: null, value: { ...value, backgroundColor: '#123456', fontColor: '#ffffff' } }] });
    expect(one === html({}) ? 'stored' : 'read').toBe(storedOnlyElements.has(name) ? 'stored' : 'read');
    expect(at(allTexts, `screens.theme.storedOnly.${name}`) !== undefined).toBe(storedOnlyElements.has(name));
  });
});

describe('a template of the tab “User Template”', () => {
  const events = notificationTabs.default.groups.flatMap((group) => group.events);
  const templateOf = (event: string) => `arn:aws:mobiletargeting:${region}:123456789012:templates/own-${event}/EMAIL`;
  /** Each mail as somebody causes it; the credits' one is of the same outbox as the others. */
  const causes: Record<string, () => Promise<unknown>> = {
    ORG_USER_CREATE_COMPLETED: async () => {
      const create = 'mutation ($user: ORGCreateEndUserInput!) { ORGCreateEndUser(user: $user) { _id } }';
      const group = await rows<{ id: string }>('select id from groups where customer_id = $1 and archived_at is null order by id limit 1', [
        scope.customerId,
      ]);
      const user = { ...scope, firstName: 'New', lastName: 'User', email: `${unused()}@acme.example`, groupIds: [group[0]?.id] };
      return staff.get(create, { user });
    },
    EDGE_USER_RESET_PASSWORD: () =>
      running
        .browser()
        .ask('mutation ($p: AuthForgetPasswordDto!) { AuthForgetPassword(authForgetPasswordDto: $p) { isVerifyEmailSuccess } }', {
          p: { email: 'recruiter@acme.example' },
        }),
    EDGE_USER_EMAIL_MFA_CODE: () => running.browser().logIn('mfa@acme.example'),
    EDGE_USER_RESEND_MFA_CODE: async () => {
      const browser = running.browser();
      await browser.logIn('mfa@acme.example');
      running.clock.pass(61_000);
      const resend =
        'mutation ($email: String!, $password: String!) { AuthResendMfaCode(email: $email, password: $password) { isResendCodeSuccess } }';
      return browser.get(resend, { email: 'mfa@acme.example', password: demoPassword });
    },
    NOTIF_SMS_CREDITS: async () => {
      const { db } = await running.platform.stores.region(region);
      const content = { subject: 'Credits', parts: ['Few are left.'] };
      return queueMail(db, running.platform, { event: 'NOTIF_SMS_CREDITS', to: 'ada@acme.example', customerId: scope.customerId, content });
    },
  };

  it.each(events.filter((event) => !storedOnlyEvents.has(event)))('%s is used by its mails', async (event) => {
    const entries = events.map((name) => ({
      name,
      type: 'EMAIL' as const,
      enabled: true,
      template: templateOf(name),
      language: 'en-US' as const,
    }));
    await saveTab(running, scope, 'default', entries);
    await (causes[event] ?? expect.fail(`nothing causes ${event}`))();
    const text = 'select 1 from email_events where template_type = $1 and template_id = $2';
    await until(async () => (await rows(text, [event, templateOf(event)])).length > 0);
  });
});

describe('what is declared @storedOnly', () => {
  const schema = buildSchema(contractText());
  const marked = (name: string) => {
    const type = schema.getType(name);
    const values = isEnumType(type) ? type.getValues() : [];
    return values.filter(({ astNode }) => astNode?.directives?.some((each) => each.name.value === 'storedOnly')).map((each) => each.name);
  };

  it('is what the forms say of events and of elements', () => {
    expect(new Set(marked('NotificationEvent'))).toEqual(storedOnlyEvents);
    expect(new Set(marked('ThemeElementName'))).toEqual(storedOnlyElements);
    expect(NotificationEvent).toEqual(expect.arrayContaining([...storedOnlyEvents]));
  });
});

const ownProfile: [string, string] = [
  'platform/services/ownAccount.test.ts',
  'changes its own names and phone number by the rules of a user',
];
const ownPassword: [string, string] = ['platform/services/ownAccount.test.ts', 'is changed by the current one: other sessions end'];
const turnedElsewhere: Record<string, [file: string, title: string]> = {
  'own-profile.firstName': ownProfile,
  'own-profile.lastName': ownProfile,
  'own-profile.phoneNumber': ownProfile,
  'own-password.currentPassword': ownPassword,
  'own-password.newPassword': ownPassword,
  'departments.created': ['platform/services/hierarchiesChange.test.ts', 'grows by departments below ones of the same call'],
  'departments.updated': ['platform/services/hierarchiesChange.test.ts', 'moves a department with everything below it'],
  'departments.archived': ['platform/services/hierarchiesChange.test.ts', 'to archive a department that is in use'],
  ...settingTests,
  ...signInSettings,
  'compliance.retentionPeriod': ['platform/services/retention.test.ts', 'end at their last millisecond'],
  'decline-reasons.declineReasons': [
    'platform/services/declineReasons.test.ts',
    'are those to choose from when an application is declined',
  ],
  'decline-reasons.isDeclineReasonRequired': ['platform/services/declineReasons.test.ts', 'must be chosen once that is asked for'],
  'sms-notifications.reminder': ['platform/services/smsCharge.test.ts', 'reminds again only after credits have risen above the threshold'],
  'sms-notifications.alert': ['platform/services/smsCharge.test.ts', 'alerts where what is left is too little'],
  'email-domain.displayName': ['platform/mail/delivering.test.ts', 'leaves from the customer’s own domain, signed'],
  'email-domain.emailAddress': ['platform/mail/delivering.test.ts', 'leaves from the customer’s own domain, signed'],
  'branding.title': ['every-stored-setting.test.ts', 'changes what candidates are sent'],
  'branding.logoUrl': ['every-stored-setting.test.ts', 'changes what candidates are sent'],
  'branding.theme': ['every-stored-setting.test.ts', 'or is said to be stored alone'],
};

describe('a field of a settings form', () => {
  const fields = plans
    .filter(({ kind }) => kind === 'settings')
    .flatMap((plan) =>
      [plan.forms.create, plan.forms.update].flatMap((id) =>
        id ? (forms[id]?.plan.fields ?? []).map(({ name }) => `${plan.name}.${name}`) : [],
      ),
    );

  it.each([...new Set(fields)])('%s is turned by a test', (field) => {
    const [file, title] = turnedElsewhere[field] ?? expect.fail(`nothing turns ${field}`);
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(title);
  });
});
