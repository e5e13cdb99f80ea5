import { article } from './contract.ts';
import { kindOf, lines, schemaOf, type Field } from './fields.ts';
import { capitalised, type Names } from './names.ts';

/** Declaration, form and texts. */
export const consoleFiles = (names: Names): Record<string, string> => ({
  [`resources/${names.service}/${names.many}.ts`]: declaration(names),
  [`validation/${names.service}/create${names.type}.ts`]: form(names),
  [`src/console/locales/areas/${names.many}.ts`]: texts(names),
});

const declaration = ({ type, many, noun, words, service, list, create, fields }: Names): string =>
  `import { defineResource } from '../../src/engine/compile/Declaration.ts';
import { undecided } from '../../src/domain/undecided.ts';

/** ${capitalised(words.many)} of a customer. */
export const ${many} = defineResource({
  name: '${noun}',
  type: '${type}',
  title: 'name',
  menu: undecided('Menu: which group, and which icon of src/console/icons.ts?', { group: 'administration' }),
  operations: { list: '${list}', create: '${create}' },
  columns: [{ field: 'name', primary: true }, ${fields.map(({ name }) => `'${name}', `).join('')}'createdAt'],
  sort: 'createdAt desc',
  forms: { create: '${service}/create${type}' },
});
`;

const form = ({ type, one, words, create, fields }: Names): string => `import { limits } from '../../src/domain/limits.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { text } from '../fields.ts';

/** Create ${article(words.one)}. */
const create${type} = form(
  '${create}',
  'input',
  {
    properties: {
      name: text('validation.${one}.name', limits.name),
${lines(fields, (field) => `      ${field.name}: ${schemaOf(field, one)},`)}    },
    required: [${['name', ...fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)].map((name) => `'${name}'`).join(', ')}],
  },
  { transforms: { ${['name', ...fields.filter(({ type: kind }) => kind === 'String').map(({ name }) => name)].map((name) => `${name}: ['trim']`).join(', ')} } },
);
export default create${type};

export type Create${type} = FormValues<typeof create${type}>;
`;

const texts = ({
  type,
  one,
  many,
  noun,
  words,
  service,
  fields,
}: Names): string => `import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of ${words.many}. */
export const ${many}: Catalogue = {
  resources: {
    '${noun}': {
      name: '${capitalised(words.many)}',
      fields: { name: 'Name', ${fields.map(({ name, label }) => `${name}: '${label}', `).join('')}createdAt: 'Created' },
      created: '${capitalised(words.one)} created.',
      createFailed: 'We couldn’t create the ${words.one}. Please try again.',
      listFailed: 'We couldn’t load the ${words.many}. Please try again.',
      empty: 'No ${words.many} yet',
    },
  },
  forms: { ${service}: { create${type}: { title: 'Create ${article(words.one)}' } } },
  validation: {
    ${one}: {
      name: { required: 'Please enter a name', maxLength: 'Please keep the name within {{limit}} characters' },
${lines(fields, (field) => `      ${field.name}: { ${messages(field)} },`)}    },
  },
};
`;

const messages = (field: Field): string =>
  Object.entries({ required: kindOf(field).required, ...kindOf(field).more })
    .map(([key, text]) => `${key}: '${text}'`)
    .join(', ');
