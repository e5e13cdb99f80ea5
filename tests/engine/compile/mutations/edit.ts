import {
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';

export type Edit = (document: DocumentNode) => DocumentNode;

/** Reads SDL once, without descriptions: what is printed of a part is then one text only. */
export const readSdl = (sdl: string): DocumentNode =>
  visit(parse(sdl, { noLocation: true }), { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) });

/** Changes the text of a type, `Group`, or of one of its fields, `Group.name`; the text must be there. */
export const edit =
  (coordinate: string, from: string | RegExp, to: string): Edit =>
  (document) => {
    let done = 0;
    const [typeName = '', fieldName] = coordinate.split('.');
    const definitions = document.definitions.flatMap((definition): DocumentNode['definitions'][number][] => {
      if (!('name' in definition) || definition.name?.value !== typeName || definition.kind === Kind.DIRECTIVE_DEFINITION)
        return [definition];
      if (fieldName === undefined && !definition.kind.endsWith('Extension')) {
        done += 1;
        const text = replaced(definition, from, to);
        return text === '' ? [] : [...parse(text, { noLocation: true }).definitions];
      }
      const fields = partsOf(definition);
      if (!fields.some(({ name }) => name.value === fieldName)) return [definition];
      done += 1;
      const changed = fields.flatMap((field) =>
        field.name.value === fieldName ? partsFrom(definition.kind, replaced(field, from, to)) : [field],
      );
      return [{ ...definition, [definition.kind.startsWith('Enum') ? 'values' : 'fields']: changed }];
    });
    if (done !== 1) throw new Error(`${coordinate} is there ${done} times`);
    return { ...document, definitions };
  };

/** Several edits, one after the other. */
export const edits =
  (...all: Edit[]): Edit =>
  (document) =>
    all.reduce((changed, one) => one(changed), document);

/** A whole part is gone: a type, a field, an argument's field or a value. */
export const remove = (coordinate: string): Edit => edit(coordinate, /^[^]*$/, '');

/** More SDL after what is there. */
export const append =
  (sdl: string): Edit =>
  (document) => ({ ...document, definitions: [...document.definitions, ...parse(sdl, { noLocation: true }).definitions] });

/** Every mention of a type, under another name. */
export const renameType =
  (from: string, to: string): Edit =>
  (document) =>
    visit(document, {
      Name: (node, _, parent) =>
        node.value === from && parent !== undefined && 'kind' in parent && /Type/.test(parent.kind) ? { ...node, value: to } : undefined,
    });

function replaced(node: ASTNode, from: string | RegExp, to: string): string {
  const text = print(node);
  if (typeof from === 'string' ? !text.includes(from) : !from.test(text)) throw new Error(`no “${String(from)}” in ${text}`);
  return text.replace(from, () => to);
}

const partsOf = (definition: ASTNode): readonly (FieldDefinitionNode | InputValueDefinitionNode)[] =>
  (('fields' in definition ? definition.fields : 'values' in definition ? definition.values : undefined) as never) ?? [];

function partsFrom(kind: string, text: string): readonly (FieldDefinitionNode | InputValueDefinitionNode)[] {
  if (text.trim() === '') return [];
  const word = kind.startsWith('Input') ? 'input' : kind.startsWith('Enum') ? 'enum' : 'type';
  return partsOf(parse(`${word} X { ${text} }`, { noLocation: true }).definitions[0] as ASTNode);
}

/** The same fields in a type of another kind. */
export const turnInto =
  (typeName: string, kind: 'interface'): Edit =>
  (document) => ({
    ...document,
    definitions: document.definitions.flatMap((definition) =>
      'name' in definition && definition.name?.value === typeName
        ? [...parse(print(definition).replace(/^(extend )?type /, `$1${kind} `), { noLocation: true }).definitions]
        : [definition],
    ),
  });

/** A change of a schema, and the findings that belong to it, none more. */
export interface Mutation {
  title: string;
  edit: Edit;
  /** `R005 file key | expected | found | nearest`. */
  finds: string[];
}

/** All definitions, and all that stands in them, in the opposite order. */
export const reverse: Edit = (document) => {
  const turned = document.definitions.map((definition) => {
    if (definition.kind === Kind.ENUM_TYPE_DEFINITION || definition.kind === Kind.DIRECTIVE_DEFINITION) return definition;
    return 'fields' in definition ? ({ ...definition, fields: (definition.fields ?? []).toReversed() } as typeof definition) : definition;
  });
  // A type stands before what is added to it.
  return { ...document, definitions: turned.toReversed() };
};
