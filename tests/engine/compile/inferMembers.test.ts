import { buildSchema, graphql, introspectionFromSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import type { OpenedResource } from '../../../src/engine/compile/infer/open.ts';
import { plain } from '../../../src/engine/dialects/plain.ts';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { titleOf } from '../../../src/engine/plan/titleOf.ts';

const sdl = (
  more: string,
) => `type Image { id: ID! title: String! author: Author } type Author { id: ID! name: String! } type Table { key: Int title: Int! }
  interface Owner { id: ID! name: String! } type Team implements Owner { id: ID! name: String! } type Person implements Owner { id: ID! name: String! firstName: String! lastName: String! }
  ${more} type Query { notes: [Note!]! note(id: ID!): Note people: [Person!]! person(id: ID!): Person images: [Image!]! }`;

function opened(text: string): OpenedResource & { plan: NonNullable<OpenedResource['plan']> } {
  const schema = buildSchema(text);
  const resource = createCatalogue(introspectionFromSchema(schema)).open('notes');
  if (resource?.plan === undefined) throw new Error(JSON.stringify(resource));
  for (const { text: document } of operationsOf([resource.plan])) expect(validate(schema, parse(document))).toEqual([]);
  return { ...resource, plan: resource.plan };
}

const note = 'union Attachment = Image | Table type Note { id: ID! text: String! attachment: Attachment owner: Owner! }';
const columnOf = ({ plan }: ReturnType<typeof opened>, path: string): ColumnPlan | undefined =>
  plan.columns.find((column) => column.path === path);

describe('a field that may be of several types', () => {
  it('shows what names each of them, and which it is; also where two have a field of one name and different types', async () => {
    const notes = opened(sdl(note));
    expect(columnOf(notes, 'attachment')).toMatchObject({
      widget: 'member',
      members: {
        Image: { title: 'Image_title', id: 'Image_id', reference: 'images', label: 'resources.notes.members.Image' },
        Table: { title: 'Table_key' },
      },
    });
    expect(notes.texts['resources']).toMatchObject({
      notes: { members: { Image: 'Image', Person: 'Person' }, fields: { attachment: 'Attachment' } },
    });
    const answer = await graphql({
      schema: buildSchema(sdl(note)),
      source: notes.plan.get?.text ?? '',
      variableValues: { id: '1' },
      rootValue: {
        note: {
          id: '1',
          text: 'x',
          attachment: { __typename: 'Image', id: '7', title: 'A boat' },
          owner: { __typename: 'Team', id: '4', name: 'Blue' },
        },
      },
    });
    expect(answer.errors).toBeUndefined();
    const record = answer.data?.['note'] as Record<string, unknown>;
    expect(record['attachment']).toMatchObject({ __typename: 'Image', Image_id: '7' });
    expect(titleOf(columnOf(notes, 'attachment')?.members?.['Image'] ?? { title: '' }, record['attachment'])).toBe('A boat');
    expect(titleOf(columnOf(notes, 'owner')?.members?.['Team'] ?? { title: '' }, record['owner'])).toBe('Blue');
  });

  it('leads to the pages of those that have some, whose plans come with it', () => {
    const notes = opened(sdl(note));
    expect(columnOf(notes, 'owner')?.members).toMatchObject({ Person: { reference: 'people', id: 'Person_id' } });
    expect(columnOf(notes, 'owner')?.members?.['Team']).not.toHaveProperty('reference');
    expect(notes.references).toEqual(expect.arrayContaining(['people', 'images']));
    expect(notes.unsupported).toEqual([]);
  });

  it('of too many types is named and not shown; an interface shows what all of its types have', () => {
    const kinds = Array.from({ length: 21 }, (_, index) => `Kind${String.fromCharCode(65 + index)}`);
    const many = `${kinds.map((kind) => `type ${kind} implements Named { name: String! }`).join(' ')} interface Named { name: String! } union Any = ${kinds.join(' | ')}`;
    const notes = opened(
      sdl(`${many} union Attachment = Image | Table type Note { id: ID! text: String! any: Any named: Named all: [Attachment!]! }`),
    );
    expect(notes.unsupported).toEqual(['Field “any”: it may be of too many types (Any), and is not shown.']);
    expect(notes.plan.columns.map(({ path }) => path).sort()).toEqual(['all', 'id', 'named.name', 'text']);
  });

  it('is declared with the types that it may be of, and told where one of them is none', () => {
    const declaration: Declaration = {
      name: 'notes',
      type: 'Note',
      title: 'text',
      operations: { list: 'notes' },
      columns: ['text', { field: 'attachment', widget: 'member', members: { Image: { title: 'author.name' }, Tabel: { title: 'key' } } }],
    };
    const introspection = introspectionFromSchema(buildSchema(sdl(note)));
    expect(compile(declaration, introspection, plain).problems).toMatchObject([
      { number: 'R002', key: 'columns.1.members.Tabel', didYouMean: 'Table' },
    ]);
    const columns: Declaration['columns'] = [
      'text',
      { field: 'attachment', widget: 'member', members: { Image: { title: 'author.nam' } } },
    ];
    expect(compile({ ...declaration, columns }, introspection, plain).problems).toMatchObject([
      { number: 'R005', didYouMean: 'author.name' },
    ]);
    const fine: Declaration['columns'] = ['text', { field: 'attachment', widget: 'member', members: { Image: { title: 'author.name' } } }];
    expect(compile({ ...declaration, columns: fine }, introspection, plain).plan?.list?.text).toContain(
      'attachment @include(if: $with_0) { __typename ... on Image { Image_author: author { name } Image_id: id } }',
    );
  });
});
