import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { FromSchema } from 'json-schema-to-ts';
import { formats } from '../../../engine/forms/formats.ts';
import { limits } from '../../../domain/limits.ts';
import { faultyPhone } from '../../../engine/forms/phones.ts';
import { when } from '../../../../validation/when.ts';
import { bodyFaults } from '../../bodyFaults.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const;
const optional = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const;
const email = (maxLength: number) => ({ type: 'string', format: 'email', maxLength }) as const;
const externalId = text(limits.name);
const time = { type: 'string', format: 'dateTime' } as const;

const person = {
  type: 'object',
  required: ['name', 'email'],
  properties: { name: text(limits.name), email: email(limits.email) },
} as const;

const vacancy = {
  type: 'object',
  required: ['requisitionId', 'title'],
  properties: {
    requisitionId: externalId,
    title: text(limits.name),
    description: optional(limits.description),
    jobFamily: optional(limits.name),
    location: optional(limits.address),
    workflowId: optional(64),
    // Validated only for connections that split requisitions by product.
    products: {},
    departmentId: optional(64),
    flags: { type: 'array', maxItems: 20, items: text(limits.name) },
    managers: {
      type: 'array',
      maxItems: limits.vacancyManagers,
      items: {
        type: 'object',
        required: ['email', 'firstName', 'lastName', 'type'],
        properties: {
          externalId: optional(limits.name),
          email: email(limits.email),
          firstName: text(limits.personName),
          lastName: text(limits.personName),
          type: { enum: ['HIRING_MANAGER', 'RECRUITER'] },
        },
      },
    },
  },
} as const;

const application = {
  type: 'object',
  required: ['requisitionId', 'applicationId', 'candidate'],
  properties: {
    requisitionId: externalId,
    applicationId: externalId,
    product: {},
    candidate: {
      type: 'object',
      required: ['firstName', 'email'],
      properties: {
        firstName: text(limits.personName),
        lastName: optional(limits.personName),
        email: email(limits.candidateEmail),
        phoneNumber: { type: ['string', 'null'], format: 'phone', maxLength: 40 },
      },
    },
  },
} as const;

const status = {
  type: 'object',
  required: ['applicationId', 'status'],
  properties: { applicationId: externalId, status: text(limits.name) },
} as const;

const booking = {
  type: 'object',
  required: ['applicationId', 'bookingId', 'status'],
  properties: {
    applicationId: externalId,
    bookingId: externalId,
    status: { enum: ['INVITED', 'SCHEDULED', 'CANCELLED'] },
    startsAt: time,
    endsAt: time,
    link: { type: ['string', 'null'], format: 'url', maxLength: limits.url },
    place: optional(limits.address),
    scheduler: person,
    interviewers: { type: 'array', maxItems: 20, items: person },
  },
  allOf: [
    when({ properties: { status: { const: 'SCHEDULED' } } }, { required: ['startsAt'] }),
    when({ properties: { status: { const: 'INVITED' } } }, { required: ['link'], properties: { link: { type: 'string' } } }),
  ],
} as const;

export const payloads = {
  SYNC_VACANCY: vacancy,
  CREATE_APPLICATION: application,
  UPDATE_APPLICATION_STATUS: status,
  BOOK_INTERVIEW: booking,
} as const;

export type InboundType = keyof typeof payloads;
export type VacancyMessage = FromSchema<typeof vacancy>;
export type ApplicationMessage = FromSchema<typeof application>;
export type StatusMessage = FromSchema<typeof status>;
export type BookingMessage = FromSchema<typeof booking>;

export interface InboundMessage {
  requestId: string;
  type: InboundType;
  payload: Record<string, unknown>;
}

const envelope = {
  type: 'object',
  required: ['requestId', 'type', 'payload'],
  properties: { requestId: externalId, type: { enum: Object.keys(payloads) }, payload: { type: 'object' } },
} as const;

let compiled: Record<string, ValidateFunction> | undefined;
function validators(): Record<string, ValidateFunction> {
  if (compiled) return compiled;
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, verbose: true });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addFormat('phone', (value: string) => value === '' || faultyPhone(value).length === 0);
  ajv.addFormat('dateTime', (value: string) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)));
  compiled = Object.fromEntries(Object.entries({ envelope, ...payloads }).map(([name, schema]) => [name, ajv.compile(schema)]));
  return compiled;
}

export function faultsOf(kind: InboundType | 'envelope', value: unknown): Record<string, string> {
  const validate = validators()[kind];
  if (!validate || validate(value)) return {};
  return bodyFaults(validate.errors);
}
