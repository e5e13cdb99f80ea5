import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import type { Values } from '../../src/engine/plan/sources.ts';
import { demoPassword } from '../platform/browser.ts';
import { declaredForms } from '../validation/declared.ts';
import { propertiesOf, sample, type PlainSchema } from '../validation/sample.ts';
import { applicationOverrides } from './applicationIds.ts';
import { applicationListOverrides } from './exampleApplicationLists.ts';
import { atsOverrides } from './exampleAts.ts';
import { policyOverrides } from './examplePolicies.ts';
import { ssoOverrides } from './exampleSso.ts';
import { keptStageOverrides, packageAt } from './exampleStages.ts';
import { vacancyOverrides } from './exampleVacancies.ts';
import { contract, leavesOf, namedType, type ContractOperation } from './contract.ts';
import { nextSeed } from './formExamples.ts';
import { png } from './pictures.ts';

export interface Wish {
  /** The id of a thing by its noun, `hierarchy`; undefined where there is none. `path` is where it goes. */
  id: (noun: string, path: string) => string | undefined;
  region: string;
  /** Values that stand at these paths instead; undefined leaves out. */
  at?: Values;
  seed?: string;
}

let pictures = 0;
const nextPicture = (): number => (pictures += 1);

/** Values that follow neither from a type nor from a form: by `operation.path`, else by the argument's own name. */
const overrides: Record<string, (wish: Wish) => unknown> = {
  'CommonCheckPolicy.policy.todos': ({ id, region }) => {
    const part = (noun: string) => id(noun, 'policy.todos') ?? '*';
    return {
      [`prn:${region}:${part('organization')}:${part('customer')}:${part('hierarchy')}:*:*`]: [
        'edge:access',
        'org:viewCustomer',
        'made:up',
      ],
    };
  },
  // A mail is no row of its own: one that is among the tenant's events is known by its first.
  mailMessageId: ({ id }) => id('emailEvent', 'mailMessageId'),
  // A delivery log takes seven days at most. The demo's last events are of the night before, so that a day may hold none.
  gte: () => new Date(Date.now() - 6 * 24 * 3_600_000).toISOString(),
  lte: () => new Date().toISOString(),
  // Days, in their order.
  'DatalakeFigureTrends.filter.from': () => '2026-01-01',
  'DatalakeFigureTrends.filter.to': () => '2026-01-31',
  // A new stage has none yet.
  'AppsCreateWorkflow.stages._id': () => undefined,
  'AppsCreateWorkflow.stages.externalAssessmentPackageId': ({ id }) => packageAt('stages.externalAssessmentPackageId', id),
  ...keptStageOverrides,
  ...vacancyOverrides,
  ...applicationOverrides,
  ...applicationListOverrides,
  ...ssoOverrides,
  ...atsOverrides,
  ...policyOverrides,
  // The demo's mails are about applications that only they know.
  'NotifGetEmails.vacancyId': () => undefined,
  // The mails of the first tab are always sent.
  'NotifUpdateNotificationSettingsV2.update.settings.enabled': () => true,
  'CommonCreateWebhook.input.events': () => 'USER_ADDED',
  'CommonUpdateWebhook.input.events': () => 'USER_ADDED',
  ...Object.fromEntries(
    [
      'NotifGetMessageText._id',
      'NotifGetMessageTextVersions._id',
      ...['Preview', 'Save', 'Restore'].map((verb) => `Notif${verb}MessageText.input._id`),
      'NotifSendTestText.input._id',
    ].map((path) => [path, () => 'EMAIL-en-US-APPS_APPLICATION_STATUS_DECLINED']),
  ),
  'NotifPreviewMessageText.input.subject': () => 'Example',
  'NotifSendTestText.input.subject': () => 'Example',
  'NotifSaveMessageText.input.subject': () => 'Example',
  'NotifSaveMessageText.input.expectedVersion': () => undefined,
  // The platform's text, which is always there.
  'NotifRestoreMessageText.input.version': () => 0,
  'NotifRestoreMessageText.input.expectedVersion': () => undefined,
  'NotifPreviewTemplate.input.event': () => 'FI_INVITED',
  'NotifPreviewTemplate.input.templateType': () => 'english',
  'NotifPreviewTemplate.input.channel': () => 'EMAIL',
  'NotifSendTestMail.input.event': () => 'EDGE_USER_RESET_PASSWORD',
  'NotifSendTestMail.input.templateType': () => 'default',
  // Two examples are no two copies of one picture.
  'FIUploadLogo.input.content': () => png(1 + (nextPicture() % 2000), 1).toString('base64'),
  code: () => '123456',
  email: () => 'recruiter@acme.example',
  'IDPCreateSsoDomain.domain.domain': ({ seed }) => `${seed}.example`,
  // A domain is one customer's alone.
  'NotifCreateEmailDomain.input.emailAddress': ({ seed }) => `mail@${seed}.example`,
  // Nobody has this address yet.
  'ORGCreateEndUser.user.email': ({ seed }) => `${seed}@made.example`,
  'ORGImportUsers.input.users.email': ({ seed }) => `${seed}@made.example`,
  // The first user of a customer may be in no group.
  'CommonGetAccessGrants.filter.userIds': () => undefined,
  'CommonGetAccessGrants.filter.groupIds': () => undefined,
  'CommonGetAccessGrants.filter.departmentIds': () => undefined,
  password: () => demoPassword,
  // A new one would end the sessions of the suite.
  currentPassword: () => demoPassword,
  newPassword: () => demoPassword,
  // No session is a tenant's row: what is no session at all is answered alike.
  sessionIds: ({ id }) => [id('user', 'sessionIds')],
  // Nor is a second factor.
  factorId: ({ id }) => id('user', 'factorId'),
  factorIds: ({ id }) => [id('user', 'factorIds')],
  'AuthAddApp.input._id': ({ id }) => id('user', 'input._id'),
  // Stricter rules would stop the callers of the suite.
  'AuthUpdateSignInRules.update.secondFactorFor': () => [],
  'AuthUpdateSignInRules.update.mailedCodes': () => true,
  'AuthUpdateSignInRules.update.ssoRequired': () => false,
  'AuthUpdateSignInRules.update.breakGlassUserIds': () => [],
  'AuthUpdateSignInRules.update.expectedVersion': () => undefined,
  // A resource is no row; an export names a list, with what that list takes.
  resource: () => 'customers',
  'CommonStartExport.input.operation': () => 'ORGGetCustomers',
  'CommonStartExport.input.variables': () => ({ filter: {} }),
  'CommonSearch.input.lists.operation': () => 'ORGGetGroups',
  'CommonSearch.input.lists.variables': ({ id }) => ({ filter: { hierarchyId: id('hierarchy', 'input.lists.variables') } }),
  'CommonSearch.input.lists.columns': () => ['name'],
  'CommonSearch.input.limit': () => 5,
  'CommonPreviewAction.input.operation': () => 'ORGArchiveGroups',
  'CommonPreviewAction.input.variables': ({ id }) => ({ filter: { groupIds: [id('group', 'groupIds')] } }),
  entryId: ({ id }) => id('auditEntry', 'entryId'),
  'CommonStartExport.input.columns.path': () => 'displayName',
  // Both notices are always sent, each once (specification 2 §7).
  'AppsUpdateSMSNotificationSettings.input.smsNotificationSettings': ({ at = {} }) => {
    const prefix = 'input.smsNotificationSettings.';
    const changed = Object.entries(at).flatMap(([path, value]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), value]] : []));
    const by = { channel: 'EMAIL', language: 'en-US' };
    const reminder = { ...by, type: 'USAGE_REMINDER', recipients: ['ada@acme.example'], threshold: 150 };
    return [
      { ...reminder, ...Object.fromEntries(changed) },
      { ...by, type: 'USAGE_ALERT', recipients: [] },
    ];
  },
  // A new department below one that is there.
  'ORGUpdateHierarchies.hierarchies.created._id': () => 'e'.repeat(24),
  'ORGUpdateHierarchies.hierarchies.created.parentId': ({ id }) => id('hierarchy', 'hierarchies.created.parentId'),
  'ORGUpdateHierarchies.hierarchies.updated': ({ at = {} }) => {
    const prefix = 'hierarchies.updated.';
    const changed = Object.entries(at).flatMap(([path, value]) => (path.startsWith(prefix) ? [[path.slice(prefix.length), value]] : []));
    return changed.length > 0 ? [{ _id: 'e'.repeat(24), name: 'Example', ...Object.fromEntries(changed) }] : [];
  },
  'ORGUpdateHierarchies.hierarchies.archived': () => [],
  // Nobody is added and removed at once.
  'ORGPreviewGroupMembers.param.remove': () => [],
  // A new view has none yet.
  'CommonSaveView.input._id': () => undefined,
  'AppsSaveApplicationNote.input._id': () => undefined,
  'AppsSaveApplicationNote.input.mentionedIds': () => [],
  noteId: () => 'e'.repeat(24),
  'CommonUndoHold._id': ({ id }) => id('hold', '_id'),
  // A reason is for declined applications alone.
  'AppsUpdateApplicationStatus.reasonId': () => undefined,
  'AppsUpdateDeclineReasons.input.declineReasons': () => ['Position filled'],
  'CommonSetDefaultView.input.viewId': ({ id }) => id('savedView', 'input.viewId'),
  'CommonSetDefaultView.input.forGroupIds': ({ id }) => [id('group', 'input.forGroupIds')],
  'CommonSubscribeToView.input.viewId': ({ id }) => id('savedView', 'input.viewId'),
  'CommonSubscribeToView.input.frequency': () => 'DAILY',
  'CommonSubscribeToView.input.weekday': () => undefined,
  'CommonSubscribeToView.input.hour': () => 8,
  'CommonSubscribeToView.input.zone': () => 'Europe/Dublin',
  viewMailIds: ({ id }) => [id('user', 'filter.viewMailIds')],
  viewIds: ({ id }) => [id('savedView', 'filter.viewIds')],
};

// Previews use the values that the save uses.
for (const [place, example] of Object.entries(overrides)) {
  const [name = '', ...path] = place.split('.');
  if (name === 'ORGUpdateHierarchies') overrides[['ORGPreviewHierarchies', ...path].join('.')] = example;
}

/** Variables that an operation accepts: what it requires, and every id that it takes. Fails with a sentence where none can be made. */
export function exampleOf(operation: ContractOperation, wish: Wish): Values {
  const seeded = { seed: nextSeed(), ...wish };
  return Object.fromEntries(
    operation.field.args.flatMap(({ name, type }) => {
      const value = valueAt(operation, type, name, seeded, operation.name, true);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function valueAt(operation: ContractOperation, type: GraphQLInputType, path: string, wish: Wish, inside: string, asked: boolean): unknown {
  const { at = {} } = wish;
  if (path in at) return at[path];
  const name = path.split('.').at(-1) ?? '';
  const exact = overrides[`${operation.name}.${path}`];
  if (exact && asked) return exact(wish);
  const override = overrides[name];
  const required = (isNonNullType(type) || formRequires(operation, path)) && asked;
  const isChanged = Object.keys(at).some((changed) => changed.startsWith(`${path}.`));
  if (!isNonNullType(type) && !required && !isChanged && !holdsId(type)) return undefined;
  // Rows are named by ids or by a filter, never by both.
  if (/matching$/i.test(name) && !isChanged) return undefined;
  if (override) return override(wish);
  const plain = getNullableType(type);
  if (isListType(plain)) {
    const one = valueAt(operation, plain.ofType, path, wish, inside, required);
    return one === undefined ? (required ? [] : undefined) : [one];
  }
  if (isInputObjectType(plain)) {
    const entries = Object.values(plain.getFields()).map(
      (field) => [field.name, valueAt(operation, field.type, `${path}.${field.name}`, wish, plain.name, required || isChanged)] as const,
    );
    const filled = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    return required || isChanged || Object.keys(filled).length > 0 ? filled : undefined;
  }
  if (plain.name === 'ID') return idAt(operation, path, wish, inside, required);
  const value = formValue(operation, path, wish) ?? plainValue(plain, wish);
  if (value === undefined)
    throw new Error(`No example can be made for ${path} (${String(type)}) of ${operation.name}: teach tests/support/examples.ts one`);
  return value;
}

/** By the argument's name, `groupIds`; an `_id` by what its input, the answer or the operation is named after. */
function idAt(operation: ContractOperation, path: string, wish: Wish, inside: string, required: boolean): string | undefined {
  const place = `${operation.name} ${path}`;
  const nouns = nounsAt.get(place) ?? nounsOf(operation, path, inside);
  nounsAt.set(place, nouns);
  for (const noun of nouns) {
    const id = wish.id(noun, path);
    if (id !== undefined) return id;
  }
  if (!required) return undefined;
  throw new Error(
    `No id can be found for ${path} of ${operation.name}, neither by the name ${nouns.slice(0, 3).join(', ')}: teach tests/support/examples.ts one`,
  );
}

const nounsAt = new Map<string, string[]>();

function nounsOf({ name, field }: ContractOperation, path: string, inside: string): string[] {
  const argument = path.split('.').at(-1) ?? '';
  if (argument === 'add' || argument === 'remove') return ['user'];
  const named = /^(\w+?)Id(s|List)?$/.exec(argument)?.[1];
  if (named) return [named];
  const answer = String(field.type).replace(/\W|Page/g, '');
  return [...words(inside), ...words(answer), ...words(name)];
}

/** Every run of words of a name in lower camel case, longest first: `ORGGetWorkflowSetFilter` → … `workflowSet`, `workflow`. */
function words(name: string): string[] {
  const parts = name.match(/[A-Z][a-z]+|[A-Z]+(?![a-z])/g) ?? [];
  const runs = parts.flatMap((_, start) => parts.slice(start).map((__, length) => parts.slice(start, start + length + 1)));
  return runs
    .toSorted((one, other) => other.length - one.length)
    .map(([first = '', ...rest]) => [first.toLowerCase(), ...rest].join('').replace(/ies$/, 'y').replace(/s$/, ''));
}

/** The first form of each operation. */
const formsByOperation = new Map(
  Object.values(declaredForms)
    .toReversed()
    .map((form) => [form.operation, form]),
);

/** Must the operation's form have something there, though the contract may do without. */
function formRequires(operation: ContractOperation, path: string): boolean {
  const form = formsByOperation.get(operation.name);
  const prefix = form?.argument ? `${form.argument}.` : '';
  if (!form || !path.startsWith(prefix)) return false;
  return (form.schema as PlainSchema).required?.includes(path.slice(prefix.length)) ?? false;
}

function formValue(operation: ContractOperation, path: string, { seed }: Wish): unknown {
  const form = formsByOperation.get(operation.name);
  if (!form) return undefined;
  const prefix = form.argument === '' ? '' : `${form.argument}.`;
  if (!path.startsWith(prefix)) return undefined;
  const steps = path.slice(prefix.length).split('.');
  const schema = steps.reduce<PlainSchema | undefined>((here, step) => (here?.items ?? here)?.properties?.[step], {
    properties: propertiesOf(form),
  });
  return schema && sample(schema, undefined, seed);
}

function plainValue(type: { name: string }, { seed, region }: Wish): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (type.name === 'AwsRegion') return region;
  const closed = contract.values[type.name];
  if (closed) return closed[0];
  return { String: `Example ${seed}`, Int: 1, Float: 1, Boolean: false, DateTime: '2026-01-31T12:00:00.000Z', JSON: {} }[type.name];
}

const holders = new Map<GraphQLInputType, boolean>();

function holdsId(type: GraphQLInputType): boolean {
  const known = holders.get(type) ?? idBelow(type, []);
  holders.set(type, known);
  return known;
}

function idBelow(type: GraphQLInputType, outer: readonly string[]): boolean {
  const plain = getNullableType(type);
  if (isListType(plain)) return idBelow(plain.ofType, outer);
  if (!isInputObjectType(plain)) return plain.name === 'ID';
  return !outer.includes(plain.name) && Object.values(plain.getFields()).some((field) => idBelow(field.type, [...outer, plain.name]));
}

const idPaths = new Map<ContractOperation, readonly string[]>();

export function idPathsOf(operation: ContractOperation): readonly string[] {
  const found = idPaths.get(operation) ?? [
    ...leavesOf(operation)
      .filter(({ type }) => namedType(type).name === 'ID')
      .map(({ path }) => path),
    ...Object.keys(overrides).flatMap((key) => (key.startsWith(`${operation.name}.`) ? [key.slice(operation.name.length + 1)] : [])),
  ];
  idPaths.set(operation, found);
  return found;
}
