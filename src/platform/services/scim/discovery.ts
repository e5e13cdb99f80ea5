import { bulkLimits } from './limits.ts';
import { mostResults } from './listRequest.ts';
import { groupSchema, listSchema, userSchema } from './schemaNames.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';

const metaOf = (base: string, resourceType: string, path: string) => ({ resourceType, location: `${base}/${path}` });

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: true, maxOperations: bulkLimits.operations, maxPayloadSize: bulkLimits.bytes },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'SCIM token',
      description: 'Bearer token that an administrator creates in the console.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: metaOf(base, 'ServiceProviderConfig', 'ServiceProviderConfig'),
});

export const resourceTypes = (base: string) => [
  {
    schemas: [`${core}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'User of the customer',
    schema: userSchema,
    schemaExtensions: [],
    meta: metaOf(base, 'ResourceType', 'ResourceTypes/User'),
  },
  {
    schemas: [`${core}:ResourceType`],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    description: 'Group of the customer',
    schema: groupSchema,
    schemaExtensions: [],
    meta: metaOf(base, 'ResourceType', 'ResourceTypes/Group'),
  },
];

interface Attribute {
  name: string;
  description: string;
  type?: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  mutability?: string;
  returned?: string;
  uniqueness?: string;
  referenceTypes?: string[];
  canonicalValues?: string[];
  subAttributes?: Attribute[];
}

function attribute({ subAttributes, ...own }: Attribute): Record<string, unknown> {
  return {
    ...{ type: 'string', multiValued: false, required: false, caseExact: false, mutability: 'readWrite', returned: 'default' },
    uniqueness: 'none',
    ...own,
    ...(subAttributes && { type: 'complex', subAttributes: subAttributes.map(attribute) }),
  };
}

const list = (value: string, required = false): Attribute[] => [
  { name: 'value', description: value, required },
  { name: 'type', description: 'Always “work”.', canonicalValues: ['work'] },
  { name: 'primary', description: 'True for the value that is stored.', type: 'boolean' },
];

const userFields: Attribute[] = [
  { name: 'userName', description: 'Name at the identity provider, usually the e-mail address.', required: true, uniqueness: 'server' },
  {
    name: 'name',
    description: 'Names of the user.',
    subAttributes: [
      { name: 'formatted', description: 'First and last name.', mutability: 'readOnly' },
      { name: 'familyName', description: 'Last name.' },
      { name: 'givenName', description: 'First name.' },
    ],
  },
  { name: 'displayName', description: 'First and last name.', mutability: 'readOnly' },
  {
    name: 'emails',
    description: 'The e-mail address that the user signs in by.',
    multiValued: true,
    required: true,
    subAttributes: list('E-mail address.', true),
  },
  { name: 'phoneNumbers', description: 'Phone number with its country code.', multiValued: true, subAttributes: list('Phone number.') },
  { name: 'active', description: 'False for a user who is archived.', type: 'boolean' },
  {
    name: 'groups',
    description: 'Groups of the user.',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      { name: 'value', description: 'Id of the group.', mutability: 'readOnly' },
      { name: '$ref', description: 'Address of the group.', type: 'reference', referenceTypes: ['Group'], mutability: 'readOnly' },
      { name: 'display', description: 'Name of the group.', mutability: 'readOnly' },
      { name: 'type', description: 'Always “direct”.', canonicalValues: ['direct'], mutability: 'readOnly' },
    ],
  },
];

const groupFields: Attribute[] = [
  { name: 'displayName', description: 'Name of the group.', required: true, uniqueness: 'server' },
  {
    name: 'members',
    description: 'Active users of the group.',
    multiValued: true,
    subAttributes: [
      { name: 'value', description: 'Id of the user.', mutability: 'immutable' },
      { name: '$ref', description: 'Address of the user.', type: 'reference', referenceTypes: ['User'], mutability: 'immutable' },
      { name: 'display', description: 'Name of the user.', mutability: 'readOnly' },
      { name: 'type', description: 'Always “User”.', canonicalValues: ['User'], mutability: 'immutable' },
    ],
  },
];

const schemaOf = (base: string, id: string, name: string, attributes: Attribute[]) => ({
  schemas: [`${core}:Schema`],
  id,
  name,
  description: `${name} of the customer`,
  attributes: attributes.map(attribute),
  meta: metaOf(base, 'Schema', `Schemas/${id}`),
});

export const schemas = (base: string) => [
  schemaOf(base, userSchema, 'User', userFields),
  schemaOf(base, groupSchema, 'Group', groupFields),
];

export const listOf = (resources: readonly unknown[]) => ({
  schemas: [listSchema],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});
