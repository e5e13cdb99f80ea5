import { AssessmentProduct, StageLanguage } from '../src/generated/values.ts';
import { choice, chosen, email, place, text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';
import { roleFamilies } from '../src/domain/roleFamilies.ts';

// A vacancy's fields (specification 3 §5 “Vacancy”). Whether department and workflow can be chosen is the service's matter.

const key = 'validation.vacancy';

/** A hiring manager or a recruiter: somebody who need not be a user. */
const person = {
  type: 'object',
  additionalProperties: false,
  properties: {
    externalId: { type: ['string', 'null'], maxLength: limits.name, errorMessage: { maxLength: `${key}.externalId.maxLength` } },
    firstName: text(`${key}.firstName`, limits.personName),
    lastName: text(`${key}.lastName`, limits.personName),
    email,
  },
  required: ['email', 'firstName', 'lastName'],
} as const;

const people = {
  type: 'array',
  maxItems: limits.vacancyManagers,
  items: person,
  errorMessage: { type: `${key}.managers.required`, maxItems: `${key}.managers.maxItems` },
} as const;

const stage = {
  type: 'object',
  properties: {
    _id: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    provider: choice(`${key}.workflow`, ['PH']),
    product: choice(`${key}.workflow`, AssessmentProduct),
    language: choice(`${key}.workflow`, StageLanguage),
    externalAssessmentPackageId: chosen(`${key}.workflow`),
    triggers: { type: ['array', 'null'] },
  },
  required: ['provider', 'product', 'language', 'externalAssessmentPackageId'],
} as const;

const properties = {
  title: text(`${key}.title`, limits.name),
  roleFamily: {
    type: 'object',
    additionalProperties: false,
    properties: { name: { ...text(`${key}.roleFamily`, limits.name), examples: roleFamilies } },
    required: ['name'],
    errorMessage: { type: `${key}.roleFamily.required` },
  },
  location: place(`${key}.location`),
  hiringManagers: people,
  recruiters: people,
} as const;

const description = { maxLength: limits.description, errorMessage: { maxLength: `${key}.description.maxLength` } } as const;

/** Nobody is named twice, neither in one list nor in both. */
const oncePerPerson = {
  uniqueRows: { by: 'email', across: ['hiringManagers', 'recruiters'] },
  errorMessage: { uniqueRows: `${key}.managers.repeated` },
} as const;

export const changedVacancy = {
  properties: {
    title: properties.title,
    description: { type: 'string', ...description },
    roleFamily: properties.roleFamily,
    location: properties.location,
    hiringManagers: people,
    recruiters: people,
  },
  required: ['title', 'description', 'roleFamily', 'hiringManagers', 'recruiters'],
  ...oncePerPerson,
} as const;

export const newVacancy = {
  properties: {
    hierarchyId: chosen(`${key}.hierarchyId`),
    title: properties.title,
    description: { type: ['string', 'null'], ...description },
    roleFamily: properties.roleFamily,
    workflow: {
      type: 'object',
      additionalProperties: false,
      properties: {
        _id: chosen(`${key}.workflow`),
        name: text(`${key}.workflow`, limits.name),
        stages: { type: 'array', maxItems: limits.workflowStages, items: stage },
      },
      required: ['_id', 'name', 'stages'],
      errorMessage: { type: `${key}.workflow.required` },
    },
    location: properties.location,
    hiringManagers: people,
    recruiters: people,
  },
  required: ['hierarchyId', 'title', 'roleFamily', 'workflow', 'hiringManagers', 'recruiters'],
  ...oncePerPerson,
} as const;

export const vacancyTransforms = {
  title: ['trim'],
  'roleFamily.name': ['trim'],
  'location.address': ['trim'],
  hiringManagers: ['filledRows'],
  recruiters: ['filledRows'],
  'hiringManagers.*.firstName': ['trim'],
  'hiringManagers.*.lastName': ['trim'],
  'hiringManagers.*.email': ['trim', 'lowerCase'],
  'recruiters.*.firstName': ['trim'],
  'recruiters.*.lastName': ['trim'],
  'recruiters.*.email': ['trim', 'lowerCase'],
};
