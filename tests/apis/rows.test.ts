import { describe, expect, it } from 'vitest';
import type { ColumnPlan, FieldPlan } from '../../src/engine/plan/Plan.ts';
import type { Values } from '../../src/engine/plan/sources.ts';
import { put } from '../../src/engine/screens/values/formValues.ts';
import { edit, formOf } from './edits.ts';
import { stranger, type Stranger } from './stranger.ts';

// Lists of objects as rows of forms: order lines, options, translations.

const types = `scalar Date
  enum Status { OPEN PAID }
  type Product { id: ID! name: String! }
  type Country { id: ID! code: String! name: String! }
  type Address { street: String! country: Country lastUsed: Date }
  type Option { id: ID! key: String! value: String }
  type Line { id: ID! product: Product! quantity: Int! note: String options: [Option!]! }
  type Order { id: ID! number: String! status: Status! lines: [Line!]! addresses: [Address!]! tags: [Tag!]! }
  type Tag { id: ID! name: String! }
  input OptionInput { id: ID key: String! value: String parts: [PartInput!] }
  input PartInput { name: String inner: [InnerInput!] }
  input InnerInput { name: String }
  input LineInput { id: ID productId: ID! quantity: Int! note: String options: [OptionInput!] }
  input AddressInput { street: String! countryCode: String lastUsed: Date }
  input NewOrder { number: String! status: Status lines: [LineInput!]! addresses: [AddressInput!] }
  input OrderChange { number: String status: Status lines: [LineInput!] addresses: [AddressInput!] tagIds: [ID!] }
  type Query { orders: [Order!]! order(id: ID!): Order products: [Product!]! tags: [Tag!]! }
  type Mutation { createOrder(input: NewOrder!): Order updateOrder(id: ID!, input: OrderChange!): Order }`;

const stored = {
  id: '1',
  number: 'A-1',
  status: 'OPEN',
  lines: [
    { id: '11', product: { id: '7', name: 'Lamp' }, quantity: 2, note: 'Blue', options: [{ id: '111', key: 'size', value: 'L' }] },
    { id: '12', product: { id: '8', name: 'Desk' }, quantity: 1, note: null, options: [] },
  ],
  addresses: [{ street: 'Quay 1', country: { id: '3', code: 'PT', name: 'Portugal' }, lastUsed: '2026-01-02' }],
  tags: [{ id: '5', name: 'Big' }],
};

function shop(): Stranger & { sent: Values[] } {
  const sent: Values[] = [];
  const take = (_: unknown, args: Values) => {
    sent.push(structuredClone(args));
    return stored;
  };
  return { ...stranger(types, { Query: { order: () => stored }, Mutation: { createOrder: take, updateOrder: take } }), sent };
}

const shapeOf = (fields: readonly FieldPlan[]): unknown[] =>
  fields.map(({ name, kind, hidden, fields: inner }) => [name, hidden ? 'hidden' : kind, ...(inner ? [shapeOf(inner)] : [])]);

/** Input of the update that an edit sends. */
async function changed(api: Stranger & { sent: Values[] }, change: (typed: Values) => void): Promise<Values | undefined> {
  await edit(api, 'orders', '1', change);
  return api.sent.at(-1)?.['input'] as Values | undefined;
}

describe('an input that is a list of objects', () => {
  it('is asked for as rows, each field by its own kind, with rows inside rows', () => {
    const api = shop();
    expect(shapeOf(formOf(api, 'orders', 'create').fields)).toEqual([
      ['number', 'text'],
      ['status', 'choice'],
      [
        'lines',
        'rows',
        [
          ['productId', 'reference'],
          ['quantity', 'number'],
          ['note', 'text'],
          [
            'options',
            'rows',
            [
              ['key', 'text'],
              ['value', 'text'],
              ['parts', 'rows', [['name', 'text']]],
            ],
          ],
        ],
      ],
      [
        'addresses',
        'rows',
        [
          ['street', 'text'],
          ['countryCode', 'text'],
          ['lastUsed', 'date'],
        ],
      ],
    ]);
    expect(formOf(api, 'orders', 'create').fields[2]?.fields?.[0]).toMatchObject({ reference: 'products', required: true });
    expect(api.open('orders').unsupported).toContain(
      'Create: field “lines.options.parts.inner” is left out: InnerInput is an object more than 3 objects deep.',
    );
  });

  it('keeps the ids of loaded rows out of sight, and sends them back', async () => {
    const api = shop();
    expect(JSON.stringify(shapeOf(formOf(api, 'orders', 'update').fields))).toContain('["id","hidden"]');
    expect(await changed(api, (typed) => put(typed, 'lines.1.quantity', 5))).toEqual({
      lines: [
        { id: '11', productId: '7', quantity: 2, note: 'Blue', options: [{ id: '111', key: 'size', value: 'L' }] },
        { id: '12', productId: '8', quantity: 5, options: [] },
      ],
    });
  });

  it('is sent as a whole if a row is added, removed or moved, and an emptied field as null', async () => {
    const api = shop();
    const lines = await changed(api, (typed) => {
      const rows = typed['lines'] as Values[];
      rows.reverse();
      rows.push({ productId: '9', quantity: 1, note: '', options: [] });
      put(typed, 'lines.1.note', '');
    });
    expect(((lines?.['lines'] ?? []) as Values[]).map(({ id, note }) => [id, note])).toEqual([
      ['12', undefined],
      ['11', null],
      [undefined, undefined],
    ]);
    expect(await changed(api, (typed) => (typed['lines'] as Values[]).splice(0, 2))).toEqual({ lines: [] });
  });

  it('is not sent if nothing in it changed', async () => {
    const api = shop();
    expect(await changed(api, (typed) => put(typed, 'number', 'A-2'))).toEqual({ number: 'A-2' });
    expect(await changed(api, (typed) => put(typed, 'addresses.0.street', 'Quay 2'))).toEqual({
      addresses: [{ street: 'Quay 2', countryCode: 'PT', lastUsed: '2026-01-02' }],
    });
    expect(await changed(api, (typed) => put(typed, 'tagIds', ['5', '6']))).toEqual({ tagIds: ['5', '6'] });
  });
});

describe('a list of objects that a record holds', () => {
  it('is a table on its page, with the fields of each row, and rows inside rows', async () => {
    const { plan, texts } = shop().open('orders');
    const pathsOf = (columns: readonly ColumnPlan[]): unknown[] =>
      columns.map(({ path, kind, rows }) => (rows ? [path, pathsOf(rows)] : `${path} ${kind}`));
    expect(pathsOf(plan.details.filter(({ rows }) => rows))).toEqual([
      ['lines', ['product.id reference', 'quantity number', 'note text', ['options', ['key text', 'value text']]]],
      ['addresses', ['street text', 'lastUsed date', 'country.code text', 'country.name text']],
    ]);
    expect(plan.details.find(({ path }) => path === 'lines')?.rows?.[0]).toMatchObject({ reference: 'products', also: ['product.name'] });
    expect(JSON.stringify(texts)).toContain('"lines_product_id":"Product"');
    expect(texts['resources']).toMatchObject({ orders: { rows: { lines: { one: 'Line' }, addresses: { one: 'Address' } } } });
    expect((await shop().provider.getOne('orders', { id: '1' })).data).toMatchObject({ lines: [{ product: { name: 'Lamp' } }, {}] });
  });

  it('says which lists are too deep in others', () => {
    const { unsupported } = stranger(
      `type A { id: ID! name: String! b: [B!]! } type B { name: String! c: [C!]! } type C { name: String! d: [D!]! } type D { name: String! e: [E!]! }
      type E { name: String! } type Query { as: [A!]! a(id: ID!): A }`,
    ).open('as');
    expect(unsupported).toEqual(['Field “b.c.d.e”: a list of E, too deep in others.']);
  });
});

describe('a list that an update would replace', () => {
  const why = (record: string, input: string, more = ''): string[] =>
    stranger(
      `type Row { id: ID! text: String! } type Part { name: String! } ${more}
      type Thing { id: ID! name: String! ${record} } input Change { name: String! ${input} } input RowInput { id: ID text: String! } input PartInput { name: String! secretNumber: Int }
      type Query { things: [Thing!]! thing(id: ID!): Thing rows: [Row!]! } type Mutation { updateThing(id: ID!, input: Change!): Thing }`,
    ).open('things').unsupported;

  it.each([
    ['isn’t held by the record', '', 'rows: [RowInput!]', 'can’t be read, and saving would replace them'],
    ['of ids isn’t held by the record', '', 'rowIds: [ID!]', 'can’t be read, and saving would replace them'],
    ['comes in pages', 'rows(first: Int): [Row!]!', 'rows: [RowInput!]', 'saving one page would remove the rest'],
    ['has rows without ids, and fields that the record lacks', 'parts: [Part!]!', 'parts: [PartInput!]', '“secretNumber” of its rows'],
  ])('is left out, and said so, if it %s', (_, record, input, expected) => {
    expect(why(record, input).join(' ')).toContain(expected);
  });

  it('refuses the update if it is required', () => {
    expect(why('', 'rowIds: [ID!]!').join(' ')).toContain('Update is not offered: updateThing wants “rowIds”');
  });

  it.each([
    ['names an addition', '', 'addRows: [RowInput!]'],
    ['is held with ids', 'rows: [Row!]!', 'rows: [RowInput!]'],
    ['is held by another name', 'rows: [Row!]!', 'rowIds: [ID!]'],
  ])('is offered if it %s', (_, record, input) => expect(why(record, input)).toEqual([]));
});

it('a file is chosen in a form, several for a list, in rows too', () => {
  const api = stranger(
    `scalar Upload type Book { id: ID! title: String! cover: String } input PageInput { scan: Upload! note: String } input New { title: String! cover: Upload pages: [PageInput!] extras: [Upload!] }
    type Query { books: [Book!]! } type Mutation { createBook(input: New!): Book }`,
  );
  const { fields } = formOf(api, 'books', 'create');
  const seen = (all: readonly FieldPlan[]): unknown[] =>
    all.map(({ name, widget, writeOnly, fields: inner }) => [name, widget, writeOnly, ...(inner ? [seen(inner)] : [])]);
  expect(seen(fields)).toEqual([
    ['title', undefined, undefined],
    ['cover', 'file', true],
    [
      'pages',
      undefined,
      undefined,
      [
        ['scan', 'file', true],
        ['note', 'multiline', undefined],
      ],
    ],
    ['extras', 'files', true],
  ]);
});

describe('a list of several types', () => {
  const api = stranger(
    `interface Node { id: ID! } interface Media implements Node { id: ID! size: Int } type Image implements Node & Media { id: ID! size: Int title: String! }
    type Video implements Node & Media { id: ID! size: Int name: String! seconds: Int } union Result = Image | Video
    type Album { id: ID! name: String! media: [Media!]! found: [Result!]! } type Query { albums: [Album!]! album(id: ID!): Album images: [Image!]! image(id: ID!): Image }`,
    {
      Query: {
        album: () => {
          const media = [
            { __typename: 'Image', id: '1', size: 3, title: 'Boat' },
            { __typename: 'Video', id: '2', size: 9, name: 'Quay', seconds: 7 },
          ];
          return { id: '5', name: 'Trip', media, found: media };
        },
      },
    },
  );

  it('is a table of their names and types, with the values that all of them have, and leads to their pages', async () => {
    const { plan, references } = api.open('albums');
    const [media, found] = plan.details.filter(({ rows }) => rows);
    expect([media?.path, media?.rows?.map(({ path }) => path)]).toEqual(['media', ['size']]);
    expect([found?.path, found?.rows?.map(({ path }) => path)]).toEqual(['found', ['size']]);
    expect(media?.members?.['Image']).toMatchObject({ reference: 'images', id: 'Image_id' });
    expect(references).toContain('images');
    const { data } = await api.provider.getOne('albums', { id: '5' });
    expect(data['media']).toMatchObject([
      { __typename: 'Image', Image_title: 'Boat', size: 3 },
      { __typename: 'Video', Video_name: 'Quay', size: 9 },
    ]);
    expect(data['found']).toMatchObject([{ Image_id: '1' }, { Video_name: 'Quay' }]);
  });
});
