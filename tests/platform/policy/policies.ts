import fc from 'fast-check';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';
import { rightsOfContract } from './contractRights.ts';

export const seed = Number(process.env['SEED'] ?? 20_261_120);

const customers = [
  { region: 'eu-west-1', organization: 'o1', customer: 'c1' },
  { region: 'us-east-1', organization: 'o1', customer: 'c2' },
  { region: 'eu-west-1', organization: 'o1', customer: 'c3' },
  { region: 'eu-west-1', organization: 'o2', customer: 'c4' },
] as const;
/** Five levels, as deep as departments go. */
const tree = [
  'root',
  'root/north',
  'root/north/team',
  'root/north/team/desk',
  'root/north/team/desk/seat',
  'root/south',
  'root/south/shop',
];

/** The departments of all customers, each with the way from the root down to it. */
export const paths = new Map<string, string[]>(
  customers.flatMap(({ customer }) =>
    tree.map((way) => {
      const path = way.split('/').map((name) => `${name}-${customer}`);
      return [path.at(-1) ?? '', path] as const;
    }),
  ),
);
export const rootOf: Record<string, string> = Object.fromEntries(customers.map(({ customer }) => [customer, `root-${customer}`]));
export const customerOfRoot = (id: string): string | undefined => customers.find(({ customer }) => rootOf[customer] === id)?.customer;

const departmentsOf = (customer: string) => [...paths].filter(([id]) => id.endsWith(`-${customer}`));

/** Every place that there is: what stands above organisations and customers, customers as a whole, and each of their departments. */
export const places: Target[] = [
  ...['eu-west-1', 'us-east-1', 'ap-southeast-2'].flatMap((region) =>
    [null, 'o1', 'o2'].map((organization): Target => ({ region, organization, customer: null, path: [] })),
  ),
  ...customers.flatMap((at): Target[] => [{ ...at, path: [] }, ...departmentsOf(at.customer).map(([, path]) => ({ ...at, path }))]),
];

/** Places that there are not: a customer under another's organisation, or in another region. */
export const mixtures: Target[] = customers.flatMap((at, index) => {
  const other = customers[(index + 1) % customers.length] ?? at;
  return departmentsOf(at.customer).map(([, path]) => ({ ...at, region: other.region, organization: 'o2', path }));
});

const pick = <Value>(...values: Value[]) => fc.constantFrom<Value[]>(...values);
const regionPart = pick('eu-west-1', 'us-east-1', '*', '*');
const ownResource = fc
  .constantFrom(...customers)
  .chain(({ region, organization, customer }) =>
    fc
      .tuple(
        pick<string>(region, '*', 'us-east-1'),
        pick<string>(organization, '*', 'Any'),
        pick<string>(customer, customer, '*', 'Any'),
        pick('*', '*', ...departmentsOf(customer).map(([id]) => id)),
        pick('*:*', '*:*', '*:*', '*:*', 'vacancy:1', '*:1'),
      )
      .map((parts) => `prn:${parts.join(':')}`),
  );
const anyResource = fc
  .tuple(regionPart, pick('o1', 'o2', '*', 'Any'), pick('c1', 'c2', 'c3', 'c4', '*', 'Any'), pick('*', 'unknown', ...paths.keys()))
  .map((parts) => `prn:${parts.join(':')}:*:*`);
const oddResource = pick(
  'Any',
  '*',
  '',
  'prn:',
  'prn:eu-west-1:o1:c1',
  'prn:eu-west-1::c1:*:*:*',
  'prn:*:*:c*:*:*:*',
  'prn:*:*:*:%:*:*',
  'nonsense',
);
/** Resources as they are and as they might be, some of which nobody can read. */
const resource = fc.oneof(
  { weight: 6, arbitrary: ownResource },
  { weight: 3, arbitrary: anyResource },
  { weight: 1, arbitrary: oddResource },
);

/** A few rights, so that statements meet; of the contract, and one that it does not have. */
const someActions = ['org:viewUser', 'org:editUser', 'apps:viewVacancy', 'apps:editVacancy', 'made:up'];
export const action = fc.oneof({ weight: 6, arbitrary: pick(...someActions) }, { weight: 1, arbitrary: pick(...rightsOfContract) });
const pattern = fc.oneof(
  { weight: 5, arbitrary: action },
  { weight: 2, arbitrary: pick('org:*', 'apps:*', 'made:*', '*:*', '*') },
  { weight: 1, arbitrary: pick('org', 'org:view*', '*:viewUser', '', 'ORG:viewUser') },
);

const statementOf = (...effects: Statement['effect'][]): fc.Arbitrary<Statement> =>
  fc.record({
    effect: pick(...effects),
    actions: fc.array(pattern, { minLength: 1, maxLength: 4 }),
    resources: fc.array(resource, { minLength: 1, maxLength: 3 }),
  });
export const allowing = statementOf('allow');
export const policySet = fc.array(statementOf('allow', 'allow', 'allow', 'deny'), { maxLength: 7 });

/** A request: mostly of a place that there is. */
export const request = fc.tuple(action, fc.oneof({ weight: 9, arbitrary: pick(...places) }, { weight: 1, arbitrary: pick(...mixtures) }));
