import type { Sections } from '../../../../domain/permissionLabels.ts';
import { anyPlace, emptyRule, type Rule, type RuleCustomer, type RuleInput } from '../../../../domain/permissionRules.ts';

// Rules with stable keys, since rows come and go.

/** A customer's row; one that is not chosen yet has an empty id. */
export interface EditorCustomer extends RuleCustomer {
  key: string;
}

/** A rule as it is edited; the first is the basic one (spec 2 §6). */
export interface EditorRule extends Omit<Rule, 'customers'> {
  key: string;
  customers: EditorCustomer[];
}

export interface CustomerChoice {
  customerId: string;
  name: string;
  organizationName?: string | undefined;
  awsRegion?: string | undefined;
  organizationId?: string | undefined;
}

// Later than any key of a draft that is restored after a new start of the page.
let made = Date.now();
const newKey = (): string => `new${(made += 1)}`;

/** A row that no customer is chosen in. */
export const emptyCustomer = (): EditorCustomer => ({ key: newKey(), customerId: '', hierarchyIds: [] });

/** The rules that were read, to be edited. What has neither customers nor other resources gets a row to begin with, its own customer in it. */
export function editorRules(rules: readonly Rule[], own?: CustomerChoice): EditorRule[] {
  const read = rules.length > 0 ? rules : [emptyRule()];
  return read.map((rule, index) => ({
    ...rule,
    key: `rule${index}`,
    customers:
      rule.customers.length === 0 && rule.otherResources.length === 0
        ? [{ ...chosen(own), key: 'first' }]
        : rule.customers.map((customer) => ({ ...customer, key: customer.customerId })),
  }));
}

export const newRule = (own?: CustomerChoice): EditorRule => ({
  ...emptyRule(),
  key: newKey(),
  customers: [{ ...emptyCustomer(), ...chosen(own) }],
});

export function chosen(choice: CustomerChoice | undefined): RuleCustomer {
  if (!choice) return { customerId: '', hierarchyIds: [] };
  const { customerId, awsRegion, organizationId } = choice;
  return { customerId, hierarchyIds: customerId === anyPlace ? [anyPlace] : [], awsRegion, organizationId };
}

export const sentRule = ({ customers, actions, of }: EditorRule): RuleInput => ({
  customers: customers
    .filter(({ customerId }) => customerId !== '')
    .map(({ customerId, hierarchyIds, awsRegion, organizationId }) => ({
      customerId,
      hierarchyIds,
      ...(awsRegion && { awsRegion }),
      ...(organizationId && { organizationId }),
    })),
  actions,
  ...(typeof of === 'number' && { of }),
});

/** The state of the whole editor, as CommonUpdatePermissionTabPolicies takes it. */
export function tabState(rules: readonly EditorRule[]): { basic: RuleInput; advanced: RuleInput[] } {
  const [basic = { customers: [], actions: [] }, ...advanced] = rules.map(sentRule);
  return { basic, advanced };
}

/** The same departments and the same labels, in whatever order. */
export const sameContent = (one: EditorRule | undefined, other: EditorRule | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && contentOf(one) === contentOf(other));

export const sameRules = (one: readonly EditorRule[], other: readonly EditorRule[]): boolean =>
  one.length === other.length && one.every((rule, index) => rule.of === other[index]?.of && sameContent(rule, other[index]));

const contentOf = ({ effect, customers, actions, otherActions, otherResources }: EditorRule): string =>
  JSON.stringify([
    effect,
    customers.map(({ customerId, hierarchyIds }) => [customerId, ...[...hierarchyIds].sort()].join(' ')).sort(),
    [...actions].sort(),
    [...otherActions].sort(),
    [...otherResources].sort(),
  ]);

/** The name of an action's label without its section. */
export const actionName = (label: string, sections: Sections): string => {
  const section = Object.keys(sections).find((name) => label.startsWith(`${name} - `));
  return section === undefined ? label : label.slice(section.length + 3);
};
