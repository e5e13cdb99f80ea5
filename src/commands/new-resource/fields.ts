import { labelOf, wordsOf } from '../../engine/compile/infer/words.ts';

/** A field of a new resource besides its name: `email:String!`. */
export interface Field {
  name: string;
  type: keyof typeof kinds;
  isRequired: boolean;
  /** `start_date` */
  column: string;
  /** `Start date`, in texts */
  label: string;
}

interface Kind {
  describes: string;
  column: (column: string) => string;
  imports: string;
  /** Schema of the form's field, without its type, and keys of its messages. */
  schema: string;
  json: string;
  /** Keywords whose message is the `required` one. */
  same: string[];
  required: string;
  more?: Record<string, string>;
  /** From the input to the row. */
  stored: (value: string) => string;
  demo: (words: string) => string;
}

const same = (value: string) => value;

export const kinds = {
  String: {
    describes: ', trimmed, at most 100 characters',
    column: (column) => `text('${column}')`,
    imports: 'text',
    schema: `pattern: '\\\\S', maxLength: limits.name`,
    json: 'string',
    same: ['type', 'pattern'],
    required: 'Please fill this in',
    more: { maxLength: 'Please keep it within {{limit}} characters' },
    stored: same,
    demo: (words) => `\`\${word} ${words}\``,
  },
  Int: {
    describes: ', 0 or more',
    column: (column) => `integer('${column}')`,
    imports: 'integer',
    schema: 'minimum: 0, maximum: 2_147_483_647',
    json: 'integer',
    same: ['type', 'minimum', 'maximum'],
    required: 'Please enter a whole number, 0 or more',
    stored: same,
    demo: () => 'index + 1',
  },
  Boolean: {
    describes: '',
    column: (column) => `boolean('${column}')`,
    imports: 'boolean',
    schema: '',
    json: 'boolean',
    same: ['type'],
    required: 'Please choose yes or no',
    stored: same,
    demo: () => 'index % 2 === 0',
  },
  DateTime: {
    describes: '',
    column: (column) => `time('${column}')`,
    imports: '',
    schema: `format: 'date-time'`,
    json: 'string',
    same: ['type', 'format'],
    required: 'Please choose a day and time',
    stored: (value) => `new Date(${value})`,
    demo: () => 'createdAt',
  },
} as const satisfies Record<string, Kind>;

const taken = ['name', 'id', '_id', 'organizationId', 'customerId', 'hierarchyId', 'createdAt', 'updatedAt', 'searchText', 'input', 'now'];

/** Reads `--field name:Type`; answers what is wrong with one instead. */
export function readFields(written: readonly string[]): Field[] | string {
  const fields: Field[] = [];
  for (const text of written) {
    const [, name = '', type = '', mark] = /^(\w+):(\w+)(!?)$/.exec(text) ?? [];
    if (!/^[a-z][A-Za-z\d]*$/.test(name)) return `“${text}” isn’t a field: write it like email:String! or startsAt:DateTime.`;
    if (taken.includes(name)) return `A new resource has “${name}” already, or uses the name itself.`;
    if (fields.some((field) => field.name === name)) return `The field “${name}” is given twice.`;
    if (!isKind(type)) return `There is no field type “${type}”. Types: ${Object.keys(kinds).join(', ')}.`;
    const column = wordsOf(name).join('_').toLowerCase();
    fields.push({ name, type, isRequired: mark === '!', column, label: labelOf(name) });
  }
  return fields;
}

const isKind = (type: string): type is Field['type'] => Object.hasOwn(kinds, type);

export const kindOf = ({ type }: Field): Kind => kinds[type];

/** Lines for every field, with a line break after each. */
export const lines = (fields: readonly Field[], line: (field: Field) => string): string =>
  fields.map((field) => `${line(field)}\n`).join('');

/** The field's JSON Schema, as source text. */
export function schemaOf(field: Field, one: string): string {
  const { schema, json, same: keywords, more = {} } = kindOf(field);
  const key = `validation.${one}.${field.name}`;
  // Blank text is a value that an optional field may have.
  const [rules, own] = field.type === 'String' && !field.isRequired ? ['maxLength: limits.name', ['type']] : [schema, keywords];
  const messages = [
    ...own.map((keyword) => `${keyword}: '${key}.required'`),
    ...Object.keys(more).map((keyword) => `${keyword}: '${key}.${keyword}'`),
  ];
  const type = field.isRequired ? `'${json}'` : `['${json}', 'null']`;
  const start = field.type === 'Boolean' && field.isRequired ? 'default: false, ' : '';
  return `{ type: ${type}, ${start}${rules}${rules && ', '}errorMessage: { ${messages.join(', ')} } }`;
}
