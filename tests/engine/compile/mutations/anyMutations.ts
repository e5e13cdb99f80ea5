import { Kind, parseType, print, visit, type DefinitionNode, type DocumentNode, type TypeNode } from 'graphql';
import { append, type Edit } from './edit.ts';
import type { UsedParts } from './usedParts.ts';

/** A change that breaks a part in use. */
export interface AnyMutation {
  kind: string;
  /** The part, as a coordinate. */
  at: string;
  edit: Edit;
  /** Name that a message about it contains. */
  name: string;
  /** Name that the message suggests. */
  suggests?: string;
}

type Pick = (from: readonly string[]) => string | undefined;
type Make = (document: DocumentNode, used: UsedParts, pick: Pick) => AnyMutation | undefined;

const lastOf = (at: string): string => /(\w+)(?::\))?$/.exec(at)?.[1] ?? at;
const ownerOf = (at: string): string => at.split('.')[0] ?? '';

/** Changes the part at a coordinate, `Book.title` or `Query.books(first:)`; undefined removes it. */
export function change(at: string, to: (part: Part) => Part | undefined): Edit {
  const [, owner, member, argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(at) ?? [];
  return (document) => ({
    ...document,
    definitions: document.definitions.map((definition): DefinitionNode => {
      if (!('name' in definition) || definition.name?.value !== owner) return definition;
      const key = 'values' in definition ? 'values' : 'fields';
      const parts = (definition as unknown as Record<string, readonly Part[]>)[key] ?? [];
      const changed = parts.flatMap((part): Part[] => {
        if (part.name.value !== member) return [part];
        if (argument === undefined) return [to(part)].flatMap((each) => each ?? []);
        return [
          { ...part, arguments: (part.arguments ?? []).flatMap((each) => (each.name.value === argument ? (to(each) ?? []) : [each])) },
        ];
      });
      return { ...definition, [key]: changed };
    }),
  });
}

interface Part {
  readonly name: { readonly kind: Kind.NAME; readonly value: string };
  readonly type?: TypeNode;
  readonly defaultValue?: unknown;
  readonly arguments?: readonly Part[];
}

const partAt = (document: DocumentNode, at: string): Part | undefined => {
  let found: Part | undefined;
  change(at, (part) => (found = part))(document);
  return found;
};

const retype =
  (to: (text: string) => string) =>
  (part: Part): Part => ({ ...part, type: parseType(to(part.type ? print(part.type) : ''), { noLocation: true }) });

const renamed = (at: string): { to: string; edit: Edit } => {
  const name = lastOf(at);
  const to = /^[A-Z_]+$/.test(name) ? `${name}_NOW` : `${name}Now`;
  return { to, edit: change(at, (part) => ({ ...part, name: { kind: Kind.NAME, value: to } })) };
};

const nameOf = (text: string): string => text.replaceAll(/[[\]!]/g, '');
const swapped = (text: string): string => text.replace(/\w+/, (name) => (/^(Int|Float)$/.test(name) ? 'String' : 'Int'));
const scalarNames = (document: DocumentNode): string[] => [
  ...['ID', 'String', 'Int', 'Float', 'Boolean'],
  ...document.definitions.flatMap((each) => (each.kind === Kind.SCALAR_TYPE_DEFINITION ? [each.name.value] : [])),
];
const only = (document: DocumentNode, from: readonly string[], test: (text: string, part: Part) => boolean): string[] =>
  from.filter((at) => {
    const part = partAt(document, at);
    return part !== undefined && test(part.type ? print(part.type) : '', part);
  });

const made = (kind: string, at: string | undefined, edit: (at: string) => Edit, more: Partial<AnyMutation> = {}): AnyMutation | undefined =>
  at === undefined ? undefined : { kind, at, edit: edit(at), name: lastOf(at), ...more };
const without = (at: string): Edit => change(at, () => undefined);

function renaming(kind: string, at: string | undefined): AnyMutation | undefined {
  if (at === undefined) return undefined;
  const { to, edit } = renamed(at);
  return { kind, at, edit, name: lastOf(at), suggests: to };
}

const isScalar = (document: DocumentNode, text: string): boolean => scalarNames(document).includes(nameOf(text));
const queries = ({ operations }: UsedParts): string[] => operations.filter((at) => at.startsWith('Query.'));
const mutations = ({ operations }: UsedParts): string[] => operations.filter((at) => at.startsWith('Mutation.'));

/** Each makes one kind of change. */
export const anyMutations: readonly Make[] = [
  (_, { fields }, pick) => made('a field is removed', pick(fields), without),
  (_, { fields }, pick) => renaming('a field is renamed', pick(fields)),
  (document, { fields }, pick) =>
    made('the scalar of a field is swapped', pick(only(document, fields, (text) => isScalar(document, text))), (at) =>
      change(at, retype(swapped)),
    ),
  (document, { fields }, pick) =>
    made('a field is made a list', pick(only(document, fields, (text) => !text.includes('['))), (at) =>
      change(
        at,
        retype((text) => `[${text}]`),
      ),
    ),
  (document, { fields }, pick) =>
    made('a list is made single', pick(only(document, fields, (text) => text.includes('['))), (at) => change(at, retype(nameOf))),
  (_, { inputs }, pick) => made('an input is removed', pick(inputs), without),
  (_, { inputs }, pick) => renaming('an input is renamed', pick(inputs)),
  (document, { inputs }, pick) =>
    made('the scalar of an input is swapped', pick(only(document, inputs, (text) => isScalar(document, text))), (at) =>
      change(at, retype(swapped)),
    ),
  (document, { inputs }, pick) =>
    made('an input is made a list', pick(only(document, inputs, (text) => !text.includes('['))), (at) =>
      change(
        at,
        retype((text) => `[${text}]`),
      ),
    ),
  (document, { inputs }, pick) =>
    made('a list of inputs is made single', pick(only(document, inputs, (text) => text.includes('['))), (at) => change(at, retype(nameOf))),
  (document, { optional }, pick) =>
    made('an optional input is required', pick(only(document, optional, (text) => !text.endsWith('!'))), (at) =>
      change(
        at,
        retype((text) => `${text}!`),
      ),
    ),
  (_, { inputs }, pick) =>
    made('an input type requires one more', pick(inputs), (at) => append(`extend input ${ownerOf(at)} { costCentre: String! }`), {
      name: 'costCentre',
    }),
  (_, { operations }, pick) =>
    made(
      'an operation requires one more argument',
      pick(operations),
      (at) => change(at, (part) => ({ ...part, arguments: [...(part.arguments ?? []), costCentre] })),
      { name: 'costCentre' },
    ),
  (_, used, pick) => made('an argument is removed', pick(used.arguments), without),
  (_, used, pick) => renaming('an argument is renamed', pick(used.arguments)),
  (_, { paging }, pick) => made('a paging argument is removed', pick(paging), without),
  (_, { values }, pick) => made('a value of an enum is removed', pick(values), without),
  (_, { values }, pick) => renaming('a value of an enum is renamed', pick(values)),
  (_, { operations }, pick) => made('an operation is removed', pick(operations), without),
  (_, used, pick) => renaming('a query is renamed', pick(queries(used))),
  (_, used, pick) => renaming('a mutation is renamed', pick(mutations(used))),
  (_, used, pick) => made('the payload of a mutation is another one', pick(mutations(used)), (at) => payload(at)),
  (_, used, pick) => made('a query returns another type', pick(queries(used)), (at) => payload(at)),
  (_, { members }, pick) => {
    const member = pick(members);
    return member === undefined
      ? undefined
      : { kind: 'a union or interface loses a member', at: member, edit: withoutMember(member), name: member };
  },
];

const payload =
  (at: string): Edit =>
  (document) =>
    append('type AnotherPayload { weight: Int }')(
      change(
        at,
        retype((text) => text.replace(/\w+/, 'AnotherPayload')),
      )(document),
    );

export const costCentre = {
  kind: Kind.INPUT_VALUE_DEFINITION,
  name: { kind: Kind.NAME, value: 'costCentre' },
  type: parseType('String!', { noLocation: true }),
} satisfies Part & { kind: Kind };

/** The type stays, and is no longer one of the union’s or interface’s. */
const withoutMember =
  (member: string): Edit =>
  (document) =>
    visit(document, {
      UnionTypeDefinition: (node) => ({ ...node, types: (node.types ?? []).filter(({ name }) => name.value !== member) }),
      ObjectTypeDefinition: (node) => (node.name.value === member ? { ...node, interfaces: [] } : undefined),
    });
