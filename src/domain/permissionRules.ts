import { AwsRegion } from '../generated/values.ts';
import { labelsFor, rightsFor, rightsIn, type Sections } from './permissionLabels.ts';
import { actionMatches, matcherOf, parseResource, resourceName, type Statement } from './statements.ts';

// A permission editor's rules and the statements that they are saved as: the basic rule is the first statement, the advanced ones are the rest
// (spec 2 §6). What an editor cannot show of a statement stays as it is, and what nobody changed is not written anew.

/** Stands for all customers, and for all departments of a customer. */
export const anyPlace = 'Any';

/** A customer of a rule, with departments or `Any`. */
export interface RuleCustomer {
  customerId: string;
  hierarchyIds: string[];
  awsRegion?: string | null | undefined;
  organizationId?: string | null | undefined;
}

export interface Rule {
  effect: Statement['effect'];
  customers: RuleCustomer[];
  actions: string[];
  /** Rights of the statement that no label stands for. */
  otherActions: string[];
  /** Resources of the statement that are no customer with departments. */
  otherResources: string[];
  /** Place of the statement that it was read from; a new rule has none. */
  of?: number | null | undefined;
}

export type RuleInput = Pick<Rule, 'customers' | 'actions' | 'of'>;

export const emptyRule = (): Rule => ({ effect: 'allow', customers: [], actions: [], otherActions: [], otherResources: [] });

/** The statements of a policy as rules of an editor with these sections. */
export const rulesOf = (statements: readonly Statement[], sections: Sections): Rule[] =>
  statements.map((statement, of) => {
    const labels = labelsFor(statement.actions, sections);
    const hidden = hiddenOf(statement.actions, labels, sections);
    const shown = rightsIn(sections).filter((right) => !hidden.has(right));
    return {
      effect: statement.effect,
      ...placesOf(statement.resources),
      actions: labels,
      otherActions: statement.actions.filter((pattern) => !shown.some((right) => actionMatches(pattern, right))),
      of,
    };
  });

/** The statements that rules are saved as. `before` are those that they were read from; `all` are the sections of both editors. */
export const statementsOf = (rules: readonly RuleInput[], before: readonly Statement[], sections: Sections, all: Sections): Statement[] =>
  rules.map((rule) => {
    const old = typeof rule.of === 'number' ? before[rule.of] : undefined;
    return {
      effect: old?.effect ?? 'allow',
      actions: actionsOf(rule.actions, old?.actions ?? [], sections, all),
      resources: resourcesOf(rule.customers, old?.resources ?? []),
    };
  });

/** The places of rules that name no place at all: without a customer, and of no statement that names something else (spec 2 §5). */
export const placelessRules = (rules: readonly RuleInput[], before: readonly Statement[]): number[] =>
  rules.flatMap(({ customers, of }, index) => {
    const old = typeof of === 'number' ? (before[of]?.resources ?? []) : [];
    return customers.length > 0 || placesOf(old).otherResources.length > 0 ? [] : [index];
  });

/** The granted rights that are behind labels of which none is ticked, since they need others as well. */
function hiddenOf(patterns: readonly string[], ticked: readonly string[], sections: Sections): Set<string> {
  const shown = new Set(rightsFor(ticked, sections));
  const isGranted = matcherOf(patterns);
  return new Set(rightsIn(sections).filter((right) => !shown.has(right) && isGranted(right)));
}

/**
 * Keeps what the editor does not show, and every pattern that grants no more than is ticked; a wild one that does is spelled out. A hidden right
 * that would tick another label together with the new ones goes: what is not ticked is not granted.
 */
function actionsOf(labels: readonly string[], old: readonly string[], sections: Sections, all: Sections): string[] {
  const requested = rightsFor(labels, sections);
  const before = labelsFor(old, sections);
  const closed = labelsFor(requested, sections);
  if (before.join('\n') === closed.join('\n')) return [...old];
  const hidden = hiddenOf(old, before, sections);
  const unasked = labelsFor([...requested, ...hidden], sections).filter((label) => !closed.includes(label));
  const going = new Set([...rightsFor(before, sections), ...rightsFor(unasked, sections)]);
  const staying = new Set(requested);
  const fits = (right: string) => staying.has(right) || !going.has(right);
  const kept = old.flatMap((pattern) => {
    const rights = rightsIn(all).filter((right) => actionMatches(pattern, right));
    if (rights.length === 0) return [pattern];
    return rights.every(fits) ? [pattern] : rights.filter(fits);
  });
  const isKept = matcherOf(kept);
  return [...new Set([...kept, ...requested.filter((right) => !isKept(right))])];
}

function resourcesOf(customers: readonly RuleCustomer[], old: readonly string[]): string[] {
  const requested = new Map(
    customers.flatMap((customer) => customer.hierarchyIds.map((id) => [keyOf(customer.customerId, id), nameOf(customer, id)])),
  );
  const kept = old.filter((resource) => {
    const place = placeOf(resource);
    return place === undefined || requested.has(keyOf(place.customerId, place.hierarchyId));
  });
  const there = new Set(kept.flatMap((resource) => placeOf(resource) ?? []).map((place) => keyOf(place.customerId, place.hierarchyId)));
  return [...kept, ...[...requested].filter(([key]) => !there.has(key)).map(([, name]) => name)];
}

function placesOf(resources: readonly string[]): Pick<Rule, 'customers' | 'otherResources'> {
  const customers = new Map<string, RuleCustomer>();
  const otherResources: string[] = [];
  const seen = new Set<string>();
  for (const resource of resources) {
    const place = placeOf(resource);
    if (!place) {
      otherResources.push(resource);
      continue;
    }
    const { hierarchyId, ...customer } = place;
    const known = customers.get(customer.customerId) ?? { ...customer, hierarchyIds: [] };
    const key = keyOf(customer.customerId, hierarchyId);
    if (!seen.has(key)) known.hierarchyIds.push(hierarchyId);
    seen.add(key);
    customers.set(customer.customerId, known);
  }
  return { customers: [...customers.values()], otherResources };
}

/** The customer and department that a resource names; undefined where it is neither all, nor a whole customer, nor a department. */
function placeOf(resource: string): (Omit<RuleCustomer, 'hierarchyIds'> & { hierarchyId: string }) | undefined {
  const read = parseResource(resource);
  if (!read || read.narrower) return undefined;
  const { region, organization, customer, hierarchy } = read.scope;
  if (Object.keys(read.scope).length === 0) return { customerId: anyPlace, hierarchyId: anyPlace };
  if (region === undefined || organization === undefined || customer === undefined) return undefined;
  // Unknown regions appear as written.
  if (!(AwsRegion as readonly string[]).includes(region)) return undefined;
  return { customerId: customer, hierarchyId: hierarchy ?? anyPlace, awsRegion: region, organizationId: organization };
}

const keyOf = (customerId: string, hierarchyId: string): string => (customerId === anyPlace ? anyPlace : `${customerId}/${hierarchyId}`);

function nameOf({ customerId, awsRegion, organizationId }: RuleCustomer, hierarchyId: string): string {
  if (customerId === anyPlace) return anyPlace;
  return resourceName({
    ...(awsRegion && { region: awsRegion }),
    ...(organizationId && { organization: organizationId }),
    customer: customerId,
    ...(hierarchyId !== anyPlace && { hierarchy: hierarchyId }),
  });
}
