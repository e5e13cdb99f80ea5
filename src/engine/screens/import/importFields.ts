import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';

/** A value of the form that a column of the file fills. */
export interface ImportField {
  /** Path in the form's values: `email`, `address.city`, `lines.0.amount`. */
  path: string;
  /** Labels from the outside in. */
  labels: string[];
  field: FieldPlan;
  required: boolean;
}

const kinds = new Set<string>([
  'text',
  'multiline',
  'email',
  'url',
  'number',
  'boolean',
  'date',
  'dateTime',
  'choice',
  'choices',
  'reference',
  'references',
  'id',
]);
const untyped = new Set(['file', 'files', 'csvRows', 'unsupported']);

/** Fields that a file can fill; of several rows, the first. */
export const importFields = ({ fields }: Pick<FormPlan, 'fields'>): ImportField[] => within(fields, '', [], true);

function within(fields: readonly FieldPlan[], above: string, labels: string[], isNeeded: boolean): ImportField[] {
  return fields.flatMap((field): ImportField[] => {
    const path = above + field.name;
    if (field.hidden || field.readOnly || untyped.has(field.widget ?? '')) return [];
    const required = field.required && isNeeded;
    const own = [...labels, field.label];
    if (field.fields) return within(field.fields, field.kind === 'rows' ? `${path}.0.` : `${path}.`, own, required);
    return kinds.has(field.kind) ? [{ path, labels: own, field, required: required && field.default === undefined }] : [];
  });
}

/** Column of the file for each field, by its name, its label, or another word for it. */
export function guessColumns(fields: readonly ImportField[], head: readonly string[], labelOf: (field: ImportField) => string): Mapping {
  const names = head.map(plain);
  const taken = new Set<number>();
  const take = (index: number): number | undefined => {
    if (index < 0 || taken.has(index)) return undefined;
    taken.add(index);
    return index;
  };
  const found: Mapping = {};
  const tries: ((field: ImportField) => string[])[] = [
    ({ path }) => [plain(path), plain(path.replaceAll('.0.', '.'))],
    (field) => singularAndPlural(plain(labelOf(field))),
    ({ path }) => singularAndPlural(plain(path).replace(/ids?$/, '')),
    ({ path }) => others.find((group) => group.includes(plain(path.split('.').at(-1) ?? ''))) ?? [],
  ];
  for (const spelled of tries)
    for (const field of fields) {
      if (found[field.path] !== undefined) continue;
      const index = take(names.findIndex((name, at) => name !== '' && !taken.has(at) && spelled(field).includes(name)));
      if (index !== undefined) found[field.path] = index;
    }
  return found;
}

/** Index of a column by the field's path. */
export type Mapping = Record<string, number>;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const singularAndPlural = (name: string): string[] => [name, `${name}s`, name.replace(/s$/, '')];

const others = [
  ['email', 'emailaddress', 'mail', 'emailid'],
  ['phonenumber', 'phone', 'telephone', 'mobile', 'mobilenumber', 'cell', 'tel'],
  ['firstname', 'givenname', 'forename', 'first'],
  ['lastname', 'surname', 'familyname', 'last'],
  ['name', 'title', 'displayname', 'label'],
  ['description', 'notes', 'comment', 'details'],
  ['price', 'amount', 'cost'],
  ['quantity', 'qty', 'count'],
  ['url', 'website', 'link', 'homepage'],
  ['postalcode', 'postcode', 'zip', 'zipcode'],
];
