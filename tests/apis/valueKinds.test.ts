import { expect, it } from 'vitest';
import { stranger } from './stranger.ts';

it('values are shown by what their names and types say: money, images, addresses, long texts', () => {
  const { plan } = stranger(
    `scalar URL type Money { amount: String! currencyCode: String! } type Range { amount: Int currency: String from: Int to: Int unit: String }
    type Product { id: ID! name: String! price: Money range: Range photoUrl: URL logo: String website: String contactEmail: String description: String email_count: Int imageCount: Int }
    type Query { products: [Product!]! product(id: ID!): Product }`,
  ).open('products');
  const widgets = Object.fromEntries(plan.details.flatMap(({ path, widget }) => (widget === undefined ? [] : [[path, widget]])));
  expect(widgets).toEqual({
    'price.amount': 'money',
    photoUrl: 'image',
    logo: 'image',
    website: 'url',
    contactEmail: 'email',
    description: 'multiline',
  });
  expect(plan.list?.text).toContain('price @include(if: $with_');
  expect(plan.list?.text).toMatch(/price @include\(if: \$with_\d+\) \{ amount currencyCode \}/);
});
