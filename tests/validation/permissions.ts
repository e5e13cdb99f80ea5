import fc from 'fast-check';
import { sectionsOfBrand } from '../../src/platform/services/policies/rights.ts';
import { rightsByLabel, rightsIn, sectionsOf, type Sections, type Tab } from '../../src/domain/permissionLabels.ts';
import type { RuleCustomer, RuleInput } from '../../src/domain/permissionRules.ts';
import type { Statement } from '../../src/domain/statements.ts';

/** Cases of each property, the same in every run unless a seed is given. */
export const numRuns = process.env['DEEP'] === '1' ? 5000 : 1000;
export const seed = Number(process.env['SEED'] ?? 20_261_120);

export const all = sectionsOfBrand('Edge');
export const tabs: Record<Tab, Sections> = { console: sectionsOf(all, 'console'), talentHub: sectionsOf(all, 'talentHub') };
export const tab: fc.Arbitrary<Tab> = fc.constantFrom('console', 'console', 'talentHub');

const rights = rightsIn(all);
const pattern = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...rights) },
  { weight: 2, arbitrary: fc.constantFrom('*:*', '*', 'apps:*', 'org:*', 'ti:*', 'edge:*', 'notif:*') },
  { weight: 2, arbitrary: fc.constantFrom('made:up', 'apps:madeUp', 'org', '', 'org:view*') },
);
/** The rights of one label, so that labels that share rights are often ticked. */
const ofLabel = fc.constantFrom(...rightsByLabel(all).values()).map((own) => [...own]);

const part = (...names: string[]) => fc.constantFrom(...names);
const plainResource = fc
  .tuple(
    part('ap-southeast-2', 'eu-west-1'),
    part('o1', 'o2'),
    part('c1', 'c2', 'c3'),
    part('d1', 'd2', 'd3', 'd4', '*', 'Any'),
    part('*', '*', 'Any'),
  )
  .map(([region, organization, customer, hierarchy, rest]) => `prn:${region}:${organization}:${customer}:${hierarchy}:${rest}:*`);
const oddResource = part(
  ...['Any', '*', 'prn:*:*:*:*:*:*', 'prn:Any:Any:Any:Any:*:*', 'prn:eu-west-1:*:*:*:*:*', 'prn:*:o1:*:*:*:*', 'prn:*:o1:c1:*:*:*'],
  ...['prn:eu-west-1:o1:c1:d1:vacancy:1', 'prn:mars-north-1:o1:c1:d1:*:*', 'prn:eu-west-1:o1:*:d1:*:*', 'nonsense', '', 'prn:'],
);
const resource = fc.oneof({ weight: 5, arbitrary: plainResource }, { weight: 2, arbitrary: oddResource });

export const statement: fc.Arbitrary<Statement> = fc.record({
  effect: fc.constantFrom('allow', 'allow', 'allow', 'deny'),
  actions: fc
    .tuple(fc.array(pattern, { maxLength: 8 }), fc.array(ofLabel, { maxLength: 4 }))
    .map(([some, labelled]) => [...some, ...labelled.flat(), ...some.slice(0, 1)]),
  resources: fc.array(resource, { maxLength: 5 }),
});
export const policy = fc.array(statement, { maxLength: 6 });

/** Some labels of an editor. */
export const labelsOf = (sections: Sections) => fc.subarray([...rightsByLabel(sections).keys()]);

/** A rule as an editor sends it that was begun anew: customers with departments, or all of them. */
export const newRule = (sections: Sections): fc.Arbitrary<RuleInput> =>
  fc.record({
    actions: labelsOf(sections),
    customers: fc.oneof<fc.WeightedArbitrary<RuleCustomer[]>[]>(
      { weight: 1, arbitrary: fc.constant([{ customerId: 'Any', hierarchyIds: ['Any'] }]) },
      {
        weight: 6,
        arbitrary: fc.uniqueArray(
          fc.record({
            customerId: part('c1', 'c2', 'c3'),
            hierarchyIds: fc.uniqueArray(part('d1', 'd2', 'd3', 'Any'), { minLength: 1 }),
            awsRegion: part('ap-southeast-2', 'eu-west-1'),
            organizationId: part('o1', 'o2'),
          }),
          { minLength: 1, selector: ({ customerId }) => customerId },
        ),
      },
    ),
  });
