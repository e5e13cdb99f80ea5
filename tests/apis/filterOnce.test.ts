import { expect, it } from 'vitest';
import { stranger } from './stranger.ts';

const api = stranger(
  `type Product { id: ID! name: String! } type ProductList { items: [Product!]! totalItems: Int! }
  type Variant { id: ID! sku: String! productId: ID! product: Product! } type VariantList { items: [Variant!]! totalItems: Int! }
  input IDOperators { eq: String in: [String!] } input TextOperators { contains: String }
  input ProductListOptions { skip: Int take: Int }
  input VariantFilter { productId: IDOperators sku: TextOperators }
  input VariantListOptions { skip: Int take: Int filter: VariantFilter }
  type Query { products(options: ProductListOptions): ProductList! product(id: ID!): Product
    variants(options: VariantListOptions, productId: ID): VariantList! variant(id: ID!): Variant }`,
);

it('offers one filter where an argument and a field of the filter have the same name', () => {
  const { filters } = api.open('variants').plan;
  expect(filters.map(({ name }) => name).filter((name) => name === 'productId')).toEqual(['productId']);
});
