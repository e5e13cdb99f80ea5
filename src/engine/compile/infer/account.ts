import type { IntrospectionField, IntrospectionInputValue } from 'graphql';
import type { AccountPlan } from '../../plan/account.ts';
import { fieldsOf, shapeOf, type Schema } from '../schema.ts';

/** Query of the signed-in user, if the schema has one: `me`, `viewer`, `currentUser`, `authenticatedItem` and the like. */
export function accountOf(schema: Schema): AccountPlan | undefined {
  const roots = [...schema.operations.values()].filter(
    ({ kind, field, outer }) => kind === 'query' && outer === undefined && field.args.every(isOptional),
  );
  for (const name of names) {
    const root = roots.find(({ field }) => name.test(field.name.replaceAll('_', '')));
    const found = root && selected(schema, root.field, depth);
    if (found !== undefined) return { text: `query { ${found.text} }`, names: found.paths };
  }
  return undefined;
}

const names = [
  /^(me|viewer|whoami|myself|getme|meuser|self)$/i,
  /^(get)?(current|active|authenticated|loggedin|signedin)(user|person|account|member|admin|administrator|employee|staff|custom\w+|item|identity)$/i,
  /^(my|me)(user|profile|account|admin)$/i,
];

const depth = 1;

interface Selected {
  text: string;
  paths: string[][];
}

/** The person's name, in the object itself or one below it. */
function selected(schema: Schema, field: IntrospectionField, below: number): Selected | undefined {
  const shape = shapeOf(field.type);
  if (shape.list) return undefined;
  const type = schema.types.get(shape.name);
  if (type?.kind === 'UNION') {
    const members = type.possibleTypes.flatMap(({ name }, index) => inType(schema, name, below, `_${index}`) ?? []);
    return members.length === 0 ? undefined : around(field.name, joined(members));
  }
  const inside = inType(schema, shape.name, below);
  return inside && around(field.name, { ...inside, text: inside.bare });
}

const around = (name: string, { text, paths }: Selected): Selected => ({
  text: `${name} { ${text} }`,
  paths: paths.map((parts) => parts.map((path) => `${name}.${path}`)),
});

const joined = (all: readonly Selected[]): Selected => ({
  text: all.map(({ text }) => text).join(' '),
  paths: all.flatMap(({ paths }) => paths),
});

/** With an alias for each member of a union, whose fields of one name may be of different types. */
function inType(schema: Schema, typeName: string, below: number, alias = ''): (Selected & { bare: string }) | undefined {
  const fields = fieldsOf(schema.types.get(typeName)).filter(({ args }) => args.every(isOptional));
  const leaves = new Map(fields.filter(isText).map((field) => [field.name.replaceAll('_', '').toLowerCase(), field.name]));
  const found = labels.flatMap((parts) => {
    const known = parts.flatMap((part) => leaves.get(part) ?? []);
    return known.length === parts.length ? [known] : [];
  });
  if (found.length > 0) {
    const used = [...new Set(found.flat())];
    const bare = used.map((name) => (alias === '' ? name : `${name}${alias}: ${name}`)).join(' ');
    return { bare, text: `... on ${typeName} { ${bare} }`, paths: found.map((parts) => parts.map((name) => `${name}${alias}`)) };
  }
  if (below === 0) return undefined;
  for (const field of fields) {
    if (!/user|person|account|member|admin|employee|staff|custom\w+|identity|viewer|profile/i.test(field.name)) continue;
    const inner = selected(schema, field, below - 1);
    if (inner) return { ...inner, bare: inner.text, text: `... on ${typeName} { ${inner.text} }` };
  }
  return undefined;
}

const labels = [
  ...[['fullname'], ['displayname'], ['name'], ['firstname', 'lastname'], ['givenname', 'familyname']],
  ...[['email'], ['emailaddress'], ['username'], ['login'], ['handle'], ['identifier'], ['id']],
];

function isText({ type }: IntrospectionField): boolean {
  const { kind, list } = shapeOf(type);
  return kind === 'SCALAR' && !list;
}

const isOptional = ({ type, defaultValue }: IntrospectionInputValue): boolean => !shapeOf(type).required || Boolean(defaultValue);
