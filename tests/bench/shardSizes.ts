import { chance, idOf } from '../../src/platform/demo/deterministic.ts';
import { textHash } from './textHash.ts';

// A simulation: customers of Zipf's sizes on the shards of Citus, which are equal ranges of PostgreSQL's hash of the customer's id.

const customers = 10_000;
const applications = 100_000_000;
const regions = 3;
/** Size of an application with all that belongs to it and its indexes, by `npm run bench -- shards`. */
const bytesEach = 14_000;
const shardCount = 128;
const isolated = 10;
const windows = 200;
const requests = 1000;

interface Customer {
  id: string;
  region: number;
  share: number;
}

interface Layout {
  /** Node of each shard. */
  nodes: number[];
  shards: { share: number; customers: Customer[] }[];
}

function madeCustomers(): Customer[] {
  const random = chance('shards', 'regions');
  const total = Array.from({ length: customers }, (_, rank) => 1 / (rank + 1)).reduce((sum, each) => sum + each, 0);
  return Array.from({ length: customers }, (_, rank) => ({
    id: idOf('shards', 'customer', rank),
    region: random.between(0, regions - 1),
    share: 1 / (rank + 1) / total,
  }));
}

/** Citus deals shards out in turn. */
function dealt(all: readonly Customer[], nodes: number): Layout {
  const shards = Array.from({ length: shardCount }, (): Layout['shards'][number] => ({ share: 0, customers: [] }));
  for (const customer of all) put(shards[Math.floor((textHash(customer.id) + 2 ** 31) / (2 ** 32 / shardCount))], customer);
  return { shards, nodes: shards.map((_, shard) => shard % nodes) };
}

/** The largest customers have shards of their own, and the largest shards are placed first, each on the emptiest node. */
function balanced(all: readonly Customer[], nodes: number): Layout {
  const largest = all.toSorted((one, other) => other.share - one.share).slice(0, isolated);
  const { shards } = dealt(
    all.filter((customer) => !largest.includes(customer)),
    nodes,
  );
  for (const customer of largest) shards.push({ share: customer.share, customers: [customer] });
  const filled = Array.from({ length: nodes }, () => 0);
  const placed = new Map<Layout['shards'][number], number>();
  for (const shard of shards.toSorted((one, other) => other.share - one.share)) {
    const emptiest = filled.indexOf(Math.min(...filled));
    placed.set(shard, emptiest);
    filled[emptiest] = (filled[emptiest] ?? 0) + shard.share;
  }
  return { shards, nodes: shards.map((shard) => placed.get(shard) ?? 0) };
}

function put(shard: Layout['shards'][number] | undefined, customer: Customer): void {
  if (!shard) throw new Error('The hash is outside every range');
  shard.customers.push(customer);
  shard.share += customer.share;
}

/** Requests follow sizes; the share of the busiest node, which one window of a hundred exceeds. */
function busiest({ shards, nodes }: Layout, count: number, name: string): number {
  const random = chance('shards', 'load', name);
  const total = shards.reduce((sum, { share }) => sum + share, 0);
  const byNode = sums(shards, nodes, count);
  const bounds = byNode.map((_, node) => byNode.slice(0, node + 1).reduce((sum, each) => sum + each, 0) / total);
  const shares = Array.from({ length: windows }, () => {
    const hits = Array.from({ length: count }, () => 0);
    for (let request = 0; request < requests; request += 1) {
      const at = random.next();
      const node = Math.max(
        0,
        bounds.findIndex((bound) => at < bound),
      );
      hits[node] = (hits[node] ?? 0) + 1;
    }
    return Math.max(...hits) / requests;
  });
  return shares.toSorted((one, other) => one - other)[Math.ceil(windows * 0.99) - 1] ?? 0;
}

function sums(shards: Layout['shards'], nodes: readonly number[], count: number): number[] {
  const filled = Array.from({ length: count }, () => 0);
  shards.forEach(({ share }, index) => {
    const node = nodes[index] ?? 0;
    filled[node] = (filled[node] ?? 0) + share;
  });
  return filled;
}

const gigabytes = (share: number) => `${Math.round((share * applications * bytesEach) / 1e9)} GB`;
const perCent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Tables for `docs/operate/distributed.md`. */
export function shardTables(): string {
  const all = madeCustomers();
  const home = all.filter(({ region }) => region === all[0]?.region);
  const rows = [4, 8, 16, 32].map((count) => {
    const cells = [dealt, balanced].flatMap((layout) => {
      const made = layout(home, count);
      const byNode = sums(made.shards, made.nodes, count);
      return [
        gigabytes(Math.max(...byNode)),
        gigabytes(Math.max(...made.shards.map(({ share }) => share))),
        perCent(busiest(made, count, `${layout.name} ${count}`)),
      ];
    });
    const average = home.reduce((sum, { share }) => sum + share, 0) / count;
    return `| ${[count, gigabytes(average), ...cells].join(' | ')} |`;
  });
  return [
    '| nodes | average node | fullest node | largest shard | busiest node, p99 | fullest, balanced | largest shard, balanced | busiest, balanced, p99 |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
