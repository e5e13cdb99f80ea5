import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

// PostGraphile 5: `id` is global, `rowId` is the table's key, to which foreign keys point; lists take `condition` and `filter`.

interface Customer {
  rowId: number;
  name: string;
}
interface Order {
  rowId: number;
  customerId: number;
  label: string;
}

const globalId = (table: string, key: number): string => Buffer.from(JSON.stringify([table, key])).toString('base64');
const customers: Customer[] = [
  { rowId: 1, name: 'Ada' },
  { rowId: 2, name: 'Bert' },
];
const orders: Order[] = Array.from({ length: 7 }, (_, index) => ({
  rowId: index + 1,
  customerId: 1 + (index % 2),
  label: `Label ${index}`,
}));
const calls: unknown[] = [];

interface Narrowed {
  condition?: { customerId?: number; label?: string };
  filter?: { customerId?: { equalTo?: number }; label?: { includesInsensitive?: string } };
  first?: number;
  offset?: number;
}

const api = stranger(
  `enum OrderOrderBy { NATURAL PRIMARY_KEY_ASC PRIMARY_KEY_DESC LABEL_ASC LABEL_DESC }
  enum CustomerOrderBy { NATURAL PRIMARY_KEY_ASC PRIMARY_KEY_DESC }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input IntFilter { equalTo: Int in: [Int!] } input StringFilter { equalTo: String includesInsensitive: String }
  input OrderCondition { rowId: Int customerId: Int label: String }
  input OrderFilter { rowId: IntFilter customerId: IntFilter label: StringFilter and: [OrderFilter!] or: [OrderFilter!] }
  input CustomerCondition { rowId: Int } input CustomerFilter { rowId: IntFilter or: [CustomerFilter!] }
  type Order { id: ID! rowId: Int! customerId: Int! name: String label: String customerByCustomerId: Customer }
  type OrdersEdge { node: Order }
  type OrdersConnection { nodes: [Order]! edges: [OrdersEdge]! pageInfo: PageInfo! totalCount: Int! }
  type Customer { id: ID! rowId: Int! name: String! ordersByCustomerId(first: Int, offset: Int): OrdersConnection! }
  type CustomersEdge { node: Customer }
  type CustomersConnection { nodes: [Customer]! edges: [CustomersEdge]! pageInfo: PageInfo! totalCount: Int! }
  input OrderPatch { rowId: Int customerId: Int label: String } input OrderInput { rowId: Int customerId: Int! label: String }
  input UpdateOrderInput { clientMutationId: String id: ID! orderPatch: OrderPatch! }
  input UpdateOrderByRowIdInput { clientMutationId: String rowId: Int! orderPatch: OrderPatch! }
  input DeleteOrderInput { clientMutationId: String id: ID! } input DeleteOrderByRowIdInput { clientMutationId: String rowId: Int! }
  input CreateOrderInput { clientMutationId: String order: OrderInput! }
  type OrderPayload { clientMutationId: String order: Order }
  type Query {
    allOrders(first: Int, offset: Int, condition: OrderCondition, filter: OrderFilter, orderBy: [OrderOrderBy!] = [PRIMARY_KEY_ASC]): OrdersConnection
    allCustomers(first: Int, offset: Int, condition: CustomerCondition, filter: CustomerFilter, orderBy: [CustomerOrderBy!]): CustomersConnection
    order(id: ID!): Order orderByRowId(rowId: Int!): Order customer(id: ID!): Customer customerByRowId(rowId: Int!): Customer
  }
  type Mutation {
    createOrder(input: CreateOrderInput!): OrderPayload
    updateOrder(input: UpdateOrderInput!): OrderPayload updateOrderByRowId(input: UpdateOrderByRowIdInput!): OrderPayload
    deleteOrder(input: DeleteOrderInput!): OrderPayload deleteOrderByRowId(input: DeleteOrderByRowIdInput!): OrderPayload
  }`,
  {
    Order: {
      id: ({ rowId }: Order) => globalId('Order', rowId),
      customerByCustomerId: ({ customerId }: Order) => customers.find(({ rowId }) => rowId === customerId),
    },
    Customer: {
      id: ({ rowId }: Customer) => globalId('Customer', rowId),
      ordersByCustomerId: () => ({ nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } }),
    },
    Query: {
      allOrders: (_: unknown, { condition = {}, filter = {}, first = 100, offset = 0 }: Narrowed) => {
        const { customerId = condition.customerId } = { customerId: filter.customerId?.equalTo };
        const rows = orders.filter(
          (order) =>
            (customerId === undefined || order.customerId === customerId) &&
            (condition.label === undefined || order.label === condition.label) &&
            order.label.toLowerCase().includes(filter.label?.includesInsensitive?.toLowerCase() ?? ''),
        );
        return { nodes: rows.slice(offset, offset + first), totalCount: rows.length, pageInfo: { hasNextPage: false } };
      },
      allCustomers: () => ({ nodes: customers, totalCount: customers.length, pageInfo: { hasNextPage: false } }),
      orderByRowId: (_: unknown, { rowId }: Order) => orders.find((order) => order.rowId === rowId),
      customerByRowId: (_: unknown, { rowId }: Customer) => customers.find((customer) => customer.rowId === rowId),
    },
    Mutation: {
      updateOrderByRowId: (_: unknown, { input }: { input: { rowId: number; orderPatch: Partial<Order> } }) => {
        calls.push(input);
        const order = orders.find(({ rowId }) => rowId === input.rowId);
        return { order: order && Object.assign(order, input.orderPatch) };
      },
    },
  },
);

describe('an API with a global id beside the key of the table', () => {
  it('shows a customer exactly its own orders', async () => {
    const [child] = api.catalogue.children('customers').children;
    const provider = api.providerOf([...(child ? [child.plan] : []), api.open('orders').plan, api.open('customers').plan]);
    const parent = (await provider.getList('customers', { filter: {} })).data[1];
    const { data } = await provider.getList(child?.plan.name ?? '', { filter: {}, meta: { parent } });
    expect(data.map(({ rowId }) => Number(rowId))).toEqual([2, 4, 6]);
  });

  it('changes the customer of an order to one that a picker returned', async () => {
    const { data: options } = await api.provider.getList('customers', { filter: {} });
    const { data: order } = await api.provider.getOne('orders', { id: '1' });
    const data = { customerId: options[1]?.id };
    await api.provider.update('orders', { id: order.id, data, previousData: order });
    expect(calls).toEqual([{ rowId: 1, orderPatch: { customerId: 2 } }]);
    Object.assign(orders[0] ?? {}, { customerId: 1 });
  });
});

describe('an API that takes two objects to filter by', () => {
  it('filters each field by one of them, once', async () => {
    const { filters } = api.open('orders').plan;
    expect(filters.map(({ name }) => name)).toEqual(['customerId', 'label', 'conditions']);
    const { data, total } = await api.provider.getList('orders', { filter: { label: 'label 3' } });
    expect([total, data.map(({ rowId }) => Number(rowId))]).toEqual([1, [4]]);
    expect(api.requests.at(-1)?.variables).not.toHaveProperty('condition');
  });
});
