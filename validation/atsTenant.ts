import { ApplicationStatus } from '../src/generated/values.ts';
import { limits } from '../src/domain/limits.ts';
import { reserved } from '../src/engine/forms/template.ts';
import { when } from './when.ts';

// Input of an ATS connection (specification 2 §3, §5). The template decides which fields exist and what maps contain; null clears.

const key = 'validation.ats';

const text = {
  type: ['string', 'null'],
  maxLength: limits.atsText,
  errorMessage: { type: `${key}.text.type`, maxLength: `${key}.text.maxLength` },
} as const;

const secret = {
  type: ['string', 'null'],
  maxLength: limits.atsSecret,
  writeOnly: true,
  errorMessage: { type: `${key}.text.type`, maxLength: `${key}.secret.maxLength` },
} as const;

const onOrOff = { type: ['boolean', 'null'], errorMessage: { type: `${key}.switch` } } as const;

const texts = { type: ['array', 'null'], maxItems: limits.atsRows, items: { type: 'string', maxLength: limits.atsText } } as const;

/** Names that lead to what every object shares are no keys. */
const keys = { maxLength: limits.name, not: { enum: reserved } } as const;

/** Entries are looked at only where there are not too many of them. */
const atMost = <const E>(max: number, entries: E) =>
  ({ maxProperties: max, ...when({ type: 'object', maxProperties: max }, entries) }) as const;

const credential = {
  type: 'object',
  writeOnly: true,
  ...atMost(50, { additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: limits.atsSecret } }),
  propertyNames: keys,
  errorMessage: { type: `${key}.map`, propertyNames: `${key}.reserved`, maxProperties: `${key}.tooMany` },
} as const;

const map = <const V>(values: V) => ({ type: 'object', maxProperties: 50, propertyNames: keys, ...values }) as const;

const extra = {
  type: 'object',
  maxProperties: 100,
  propertyNames: keys,
  properties: {
    isAutoFlow: onOrOff,
    appsApplicationStatus: {
      type: ['object', 'null'],
      ...atMost(limits.atsRows, { additionalProperties: { type: 'string', enum: ApplicationStatus } }),
      propertyNames: { ...keys, pattern: '\\S' },
      errorMessage: { propertyNames: `${key}.atsStatus.required`, maxProperties: `${key}.tooMany` },
    },
    assessmentExtraInfo: texts,
    flagList: texts,
    groupIds: {
      type: ['object', 'null'],
      additionalProperties: { type: 'array', maxItems: limits.atsGroups, items: { type: 'string', maxLength: 64 } },
      propertyNames: { enum: ['hiringManager', 'recruiter'] },
    },
    hasFlag: onOrOff,
    flagWorkflowIds: {
      type: ['object', 'null'],
      ...atMost(limits.atsRows, { additionalProperties: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' } }),
      propertyNames: { pattern: '^[0-9a-fA-F]{24}$' },
    },
    hasUserProvision: onOrOff,
    hasVacancyByProduct: onOrOff,
    vacancyByProductPostfix: text,
    dynamicBusinessProcess: map({ properties: { nextStepReference: text } }),
    recommendations: map({ properties: { YES: text, MAYBE: text, NO: text } }),
    applicationProgressStatus: map({ properties: { INPROGRESS: text, COMPLETED: text } }),
  },
  errorMessage: { type: `${key}.map`, propertyNames: `${key}.reserved`, maxProperties: `${key}.tooMany` },
  allOf: [
    when(
      { type: 'object', properties: { hasFlag: { const: true } }, required: ['hasFlag'] },
      {
        properties: { hasVacancyByProduct: { const: true, errorMessage: `${key}.vacancyByProduct` } },
        required: ['hasVacancyByProduct'],
        errorMessage: { required: { hasVacancyByProduct: `${key}.vacancyByProduct` } },
      },
    ),
  ],
} as const;

export const atsSecrets = [
  'harvestApiToken',
  'password',
  'clientSecret',
  'apiUserApiKey',
  'apiUserApiSecret',
  'assessmentApiClientSecret',
] as const;

export const atsTenant = {
  properties: {
    atsName: {
      type: 'string',
      minLength: 1,
      maxLength: limits.name,
      errorMessage: { type: `${key}.atsName.required`, minLength: `${key}.atsName.required`, maxLength: `${key}.atsName.unknown` },
    },
    externalTenantId: text,
    customerName: text,
    username: text,
    clientId: text,
    grantType: text,
    issueTokenUrl: text,
    baseUrl: text,
    segmentCode: text,
    isMasterCustomer: onOrOff,
    requestStatusChangeEmail: text,
    reportPredictionResultUrl: text,
    reportApplicationUrl: text,
    reviewsUrl: text,
    assessmentApiUrl: text,
    assessmentApiClientId: text,
    harvestApiToken: secret,
    password: secret,
    clientSecret: secret,
    apiUserApiKey: secret,
    apiUserApiSecret: secret,
    assessmentApiClientSecret: secret,
    credential,
    extra,
  },
  required: ['atsName'],
} as const;

/** The rules of all templates that follow from what a tenant is (specification 2 §5). */
export const atsTemplateRules = {
  // A credential is secret except for its type.
  secrets: [...atsSecrets, 'credential.*'],
  except: ['credential.type', 'credential.grantType', 'credential.region', 'credential.scope'],
  dependents: {
    'extra.hasFlag': ['extra.flagWorkflowIds', 'extra.flagList'],
    'extra.hasVacancyByProduct': ['extra.vacancyByProductPostfix'],
  },
} as const;

const trimmed: string[] = ['trim', 'orNull'];

export const atsTenantOptions = {
  transforms: {
    atsName: ['trim'] as string[],
    externalTenantId: trimmed,
    customerName: trimmed,
    username: trimmed,
    clientId: trimmed,
    grantType: trimmed,
    issueTokenUrl: trimmed,
    baseUrl: trimmed,
    segmentCode: trimmed,
    requestStatusChangeEmail: trimmed,
    reportPredictionResultUrl: trimmed,
    reportApplicationUrl: trimmed,
    reviewsUrl: trimmed,
    assessmentApiUrl: trimmed,
    assessmentApiClientId: trimmed,
  },
  fields: { atsName: { widget: 'template', ownLabel: true } },
  template: {
    ...atsTemplateRules,
    field: 'atsName',
    query: 'templateId',
    list: 'AtsGetAtsTemplates',
    byId: ['AtsGetAtsTemplateById', 'getAtsTemplateByIdInput._id'],
    byField: ['AtsGetAtsTemplateByAtsName', 'getAtsTemplateByAtsNameInput.atsName'],
    label: 'displayName',
    items: 'atsTemplateItems',
    values: 'ats/templateValues',
    secretsSet: 'secretsSet',
  },
} as const;
