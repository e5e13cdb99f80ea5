import { readFileSync, readdirSync } from 'node:fs';
import {
  buildASTSchema,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  validateSchema,
  visit,
} from 'graphql';
import type { ASTNode, ConstDirectiveNode, DocumentNode, GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../schema/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const sources = files.map(text).join('\n');
const contract = buildSchema(sources);

type Operation = GraphQLField<unknown, unknown>;
const fieldsOf = (type: { getFields(): Record<string, Operation> } | null | undefined) => Object.values(type?.getFields() ?? {});
const queries = fieldsOf(contract.getQueryType());
const mutations = fieldsOf(contract.getMutationType());
const subscriptions = fieldsOf(contract.getSubscriptionType());
const operations = [...queries, ...mutations, ...subscriptions];

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)));
const directivesOf = (operation: Operation) => operation.astNode?.directives ?? [];
const listOf = (directive: ConstDirectiveNode) => {
  const value = directive.arguments?.[0]?.value;
  return value?.kind === 'ListValue' ? value.values.map((entry) => (entry.kind === 'StringValue' ? entry.value : '')) : [];
};
const rightsOf = (operation: Operation) =>
  directivesOf(operation)
    .filter(({ name }) => name.value === 'access')
    .flatMap(listOf);
const marked = (directive: string) =>
  operations
    .filter((operation) => directivesOf(operation).some(({ name }) => name.value === directive))
    .map(({ name }) => name)
    .sort();

/** The closed list of rights, by service. */
const rights = Object.entries({
  edge: 'access',
  ti: 'access viewChatInsightsOwn viewChatInsights viewVideoInsightsOwn viewVideoInsights viewVideoReviewOwn viewVideoReview',
  apps:
    'createVacancy editVacancy archiveVacancy restoreVacancy deleteVacancy viewVacancyList viewVacancy viewCandidateList viewCandidate ' +
    'viewApplicationList viewApplication deleteApplication editApplication createApplication ' +
    'createWorkflow editWorkflow archiveWorkflow restoreWorkflow viewWorkflowList viewWorkflow viewCustomerSetting editCustomerSetting',
  org:
    'createUser editUser archiveUser restoreUser deleteUser viewUser viewUserList ' +
    'viewOrganization viewOrganizationList createOrganization archiveOrganization restoreOrganization ' +
    'viewCustomer viewCustomerList createCustomer archiveCustomer restoreCustomer ' +
    'viewGroup viewGroupList createGroup editGroup archiveGroup restoreGroup editGroupMembers viewHierarchy editHierarchy',
  ats: 'viewTemplate viewTemplateList viewTenant createTenant editTenant deleteTenant viewTenantList viewRequestList retryRequest',
  common: 'viewPolicy editPolicy viewAudit export',
  idp: 'viewSso editSso',
  fi: 'viewBranding editBranding',
  notif: 'viewSettings editSettings viewEmailDomain editEmailDomain viewSmsCredits purchaseSmsCredits viewEvents',
  datalake: 'viewDashboard',
}).flatMap(([service, actions]) => actions.split(' ').map((action) => `${service}:${action}`));

describe('the contract', () => {
  it('is a valid schema of one file a service', () => {
    expect(validateSchema(contract)).toEqual([]);
    expect(files.sort()).toEqual(
      ['apps', 'ats', 'auth', 'common', 'datalake', 'extensions', 'fi', 'idp', 'notif', 'org'].map((name) => `${name}.graphql`),
    );
  });

  it('keeps each operation in the file of its service, or among the extensions', () => {
    for (const file of files.filter((name) => name !== 'extensions.graphql')) {
      const prefix = new RegExp(`^${file.replace('.graphql', '')}[A-Z]`, 'i');
      expect(operationNames(parse(text(file))).filter((name) => !prefix.test(name))).toEqual([]);
    }
  });

  it('holds no type that no operation reaches', () => {
    const reached = reachable(contract);
    expect(
      ownTypes(contract)
        .map(({ name }) => name)
        .filter((name) => !reached.has(name)),
    ).toEqual([]);
  });

  it('describes every type, field, argument, enum value and directive in one sentence', () => {
    expect(describable(contract).filter(([, description]) => !/^[A-Z“][^\n]*\.$/.test(description ?? ''))).toEqual([]);
  });

  it('names the section of the specification, or of the decisions, at every operation', () => {
    expect(operations.filter(({ description }) => !/\((spec [123]|decisions) §\d/.test(description ?? '')).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe('the right to call', () => {
  it('is said exactly once at every operation: by a right, by a session, or as public', () => {
    const said = (operation: Operation) =>
      directivesOf(operation).filter(({ name }) => ['access', 'session', 'public'].includes(name.value));
    expect(operations.filter((operation) => said(operation).length !== 1).map(({ name }) => name)).toEqual([]);
  });

  it('comes from the closed list of rights', () => {
    expect(operations.flatMap(rightsOf).filter((right) => !rights.includes(right))).toEqual([]);
    const guarded = operations.filter((operation) => directivesOf(operation).some(({ name }) => name.value === 'access'));
    expect(guarded.filter((operation) => rightsOf(operation).length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('is public for signing in and out alone', () => {
    expect(marked('public')).toEqual(
      [
        'AuthGetUserRegion',
        'AuthEmailLogin',
        'AuthMfaLogin',
        'AuthResendMfaCode',
        'AuthForgetPassword',
        'AuthResetPassword',
        'AuthStartPasskeyLogin',
        'AuthPasskeyLogin',
        'AuthLogout',
        'IDPAuthSSOLogin',
        'IDPSearchSSOConfigs',
        // The extra step of a single sign-on, identified by the browser's cookie or by a mailed link.
        'IDPGetSSOStep',
        'IDPMailSSOStep',
        'IDPConfirmSSOStep',
      ].sort(),
    );
  });

  it('asks for a session alone where every signed-in user may call', () => {
    expect(marked('session')).toEqual([
      'AuthAddApp',
      'AuthAddPasskey',
      'AuthChangePassword',
      'AuthCheckToken',
      'AuthConfirm',
      'AuthEndOtherSessions',
      'AuthEndSessions',
      'AuthGetConfirmation',
      'AuthGetFactor',
      'AuthGetFactors',
      'AuthGetPassword',
      'AuthGetSessions',
      'AuthMailConfirmation',
      'AuthMe',
      'AuthNoteActivity',
      'AuthRefreshToken',
      'AuthRemoveFactors',
      'AuthRenameFactor',
      'AuthRenewRecoveryCodes',
      'AuthSearchCustomers',
      'AuthStartApp',
      'AuthStartPasskey',
      'AuthStartPasskeyConfirmation',
      'AuthUpdateProfile',
      'CommonCheckPolicy',
      'CommonGeocode',
      // It needs the rights of the action that it counts.
      'CommonPreviewAction',
      'CommonSearch',
      // It needs the rights of the operation that it undoes.
      'CommonUndoHold',
      // It needs the rights of the lists that it watches.
      'CommonWatch',
      'IDPCompleteSSOStep',
    ]);
  });
});

describe('a list', () => {
  const pages = queries.filter((query) => answer(query).pagination);

  it('answers its rows as data next to pagination', () => {
    expect(pages.length).toBeGreaterThan(15);
    for (const type of ownTypes(contract).filter(isObjectType)) {
      const { data, pagination } = type.getFields();
      if (!pagination) continue;
      expect([type.name, String(pagination.type)]).toEqual([type.name, 'Pagination!']);
      expect([type.name, String(data?.type)]).toEqual([type.name, expect.stringMatching(/^\[\w+!\]!$/)]);
    }
  });

  it('is never answered without pagination, the series of the dashboard and the parts of a group’s grants excepted', () => {
    const bare = operations.filter(({ type }) => isListType(isNonNullType(type) ? type.ofType : type));
    const unpaged = queries.filter((query) => answer(query).data && !answer(query).pagination);
    expect(bare.map(({ name }) => name)).toEqual([]);
    expect(unpaged.map(({ name }) => name).filter((name) => !/^Datalake|^CommonGetGroupGrants$/.test(name))).toEqual([]);
  });

  it('takes a page and a size as its service spells them', () => {
    for (const query of pages) {
      const suffix = /^(Apps|Notif)/.test(query.name) ? 'Eq' : '';
      const taken = inputsOf(query);
      expect([query.name, taken[`skip${suffix}`], taken[`limit${suffix}`]]).toEqual([query.name, 'Int', 'Int']);
    }
  });

  it('takes a sort by fields of a closed list, a search by likeness and previews, which come by name, excepted', () => {
    for (const query of pages.filter(
      ({ name }) => !['CommonGeocode', 'AuthSearchCustomers', 'AppsGetMentionableUsers'].includes(name) && !name.includes('Preview'),
    )) {
      const sort = contract.getType(inputsOf(query).sort ?? '');
      const fields = isInputObjectType(sort) ? sort.getFields() : {};
      expect([query.name, String(fields.order?.type)]).toEqual([query.name, 'SortOrder!']);
      expect([query.name, fields.fieldName && isEnumType(getNamedType(fields.fieldName.type))]).toEqual([query.name, true]);
    }
  });
});

describe('an extension', () => {
  const stripped = stripExtensions(parse(sources));

  it('can be taken out, and the rest still builds', () => {
    const rest = buildASTSchema(stripped);
    const reached = reachable(rest);
    expect(validateSchema(rest)).toEqual([]);
    expect(
      ownTypes(rest)
        .map(({ name }) => name)
        .filter((name) => !reached.has(name)),
    ).toEqual([]);
  });

  it('is nothing that the rest needs: no operation is lost but those that are marked', () => {
    expect(operationNames(stripped)).toEqual(operationNames(parse(sources)).filter((name) => !marked('extension').includes(name)));
  });

  it('is never an argument or input field that a call must fill', () => {
    const required: string[] = [];
    visit(parse(sources), {
      InputValueDefinition(node) {
        const isExtension = node.directives?.some(({ name }) => name.value === 'extension');
        if (isExtension && node.type.kind === 'NonNullType' && !node.defaultValue) required.push(node.name.value);
      },
    });
    expect(required).toEqual([]);
  });

  it('is all that extensions.graphql holds', () => {
    expect(stripExtensions(parse(text('extensions.graphql'))).definitions).toEqual([]);
  });
});

describe('a closed list of values', () => {
  it('is an enum where its values are GraphQL names, else a scalar that lists distinct values', () => {
    const closed = ownTypes(contract)
      .filter(isScalarType)
      .flatMap(({ name, astNode }) =>
        (astNode?.directives ?? [])
          .filter((directive) => directive.name.value === 'values')
          .map((directive) => ({ name, values: listOf(directive) })),
      );
    expect(closed.map(({ name }) => name)).toContain('AwsRegion');
    for (const { name, values } of closed) {
      expect([name, new Set(values).size]).toEqual([name, values.length]);
      expect([name, values.every((value) => /^[A-Za-z_]\w*$/.test(value))]).toEqual([name, false]);
    }
  });

  it('counts ten template languages, eleven stage languages, 44 mail events and 29 of them for text messages', () => {
    const valuesOf = (name: string) => listOf(contract.getType(name)?.astNode?.directives?.[0] as ConstDirectiveNode);
    const names = (name: string) => {
      const type = contract.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    };
    expect(valuesOf('TemplateLanguage')).toHaveLength(10);
    expect(valuesOf('StageLanguage')).toHaveLength(11);
    expect(names('NotificationEvent')).toHaveLength(44);
    expect(names('SmsNotificationEvent')).toHaveLength(29);
    expect(names('NotificationEvent')).toEqual(expect.arrayContaining(names('SmsNotificationEvent')));
  });
});

function answer(operation: Operation) {
  const type = getNamedType(operation.type);
  return isObjectType(type) ? type.getFields() : {};
}

/** The type names of what an operation takes: its arguments, and the fields of its input objects one level down. */
function inputsOf(operation: Operation): Record<string, string> {
  const taken: Record<string, string> = {};
  for (const argument of operation.args) {
    const type = getNamedType(argument.type);
    taken[argument.name] = type.name;
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) taken[field.name] ??= getNamedType(field.type).name;
  }
  return taken;
}

function operationNames(document: DocumentNode): string[] {
  return document.definitions.flatMap((definition) =>
    (definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension') &&
    /^(Query|Mutation|Subscription)$/.test(definition.name.value)
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );
}

function reachable(schema: GraphQLSchema): Set<string> {
  const reached = new Set<string>();
  const reach = (type: GraphQLNamedType | null | undefined) => {
    if (!type || reached.has(type.name)) return;
    reached.add(type.name);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) reach(getNamedType(field.type));
    if (isUnionType(type)) type.getTypes().forEach(reach);
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(reach);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of fieldsOf(type)) {
        reach(getNamedType(field.type));
        field.args.forEach((argument) => reach(getNamedType(argument.type)));
      }
    }
  };
  reach(schema.getQueryType());
  reach(schema.getMutationType());
  reach(schema.getSubscriptionType());
  return reached;
}

function describable(schema: GraphQLSchema): [string, string | null | undefined][] {
  const found: [string, string | null | undefined][] = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map((directive) => [`@${directive.name}`, directive.description]);
  for (const type of ownTypes(schema)) {
    found.push([type.name, type.description]);
    if (isEnumType(type)) for (const value of type.getValues()) found.push([`${type.name}.${value.name}`, value.description]);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) found.push([`${type.name}.${field.name}`, field.description]);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of fieldsOf(type)) {
        found.push([`${type.name}.${field.name}`, field.description]);
        for (const argument of field.args) found.push([`${type.name}.${field.name}(${argument.name})`, argument.description]);
      }
    }
  }
  return found;
}

/** Takes out every node that is marked, then every definition that is left with nothing. */
function stripExtensions(document: DocumentNode): DocumentNode {
  const isMarked = (node: ASTNode) => 'directives' in node && node.directives?.some(({ name }) => name.value === 'extension');
  return visit(document, {
    enter: (node) => (isMarked(node) ? null : undefined),
    leave: (node) => {
      const left = 'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
      return /Type(Definition|Extension)$/.test(node.kind) && left?.length === 0 ? null : undefined;
    },
  });
}
