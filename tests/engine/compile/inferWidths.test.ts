import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';

const scalars = 'scalar Date scalar DateTime scalar Decimal';

/** The widths of the columns that a list of things has at first. */
function widthsOf(fields: string): Record<string, string | undefined> {
  const schema = buildSchema(`${scalars} type Thing { id: ID! ${fields} } type Query { things(limit: Int, offset: Int): [Thing!]! }`);
  const plan = createCatalogue(introspectionFromSchema(schema)).open('things')?.plan;
  const shown = (plan?.columns ?? []).filter(({ hidden }) => !hidden);
  return Object.fromEntries(shown.map(({ path, width }) => [path, width]));
}

describe('the widths of a list that nobody declared', () => {
  it('give a name more room than the rest', () => {
    expect(widthsOf('name: String! city: String price: Decimal stock: Int')).toEqual({
      name: '38%',
      city: undefined,
      price: undefined,
      stock: undefined,
    });
  });

  it('leave days and numbers what they need where there are many columns', () => {
    const widths = widthsOf('name: String! email: String! city: String credit: Decimal bornOn: Date isMember: Boolean createdAt: DateTime');
    expect(widths).toMatchObject({ name: '20%', email: '20%', city: undefined, credit: undefined });
    expect(Object.keys(widths)).toHaveLength(7);
  });
});
