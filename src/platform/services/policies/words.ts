import { actionIn } from '../../../domain/permissionLabels.ts';
import { anyPlace, rulesOf } from '../../../domain/permissionRules.ts';
import type { Rule } from '../../../domain/permissionRules.ts';
import { sectionsOfBrand } from './rights.ts';
import type { KnownScopes } from './places.ts';
import type { Statement } from '../../policy/statement.ts';

type Purpose = 'console' | 'talentHub';

/** Unlabelled actions and places of other customers stay as ids, so that the trail reveals no names of others. */
export function policyInWords(
  statements: readonly Statement[],
  purpose: Purpose,
  { customerId, places, brand }: { customerId: string; places: KnownScopes; brand: string },
): Record<string, string[]> {
  const rules = rulesOf(statements, sectionsOfBrand(brand));
  return Object.fromEntries(
    rules.flatMap((rule, index) => {
      const name = [...(purpose === 'talentHub' ? ['talentHub'] : []), index === 0 ? 'basicRule' : `advancedRule ${index}`].join(' ');
      const denies = rule.effect === 'deny' ? ' denied' : '';
      return [
        [`${name}${denies} actions`, [...rule.actions.map(actionIn), ...rule.otherActions]],
        [`${name} places`, [...rule.customers.flatMap((customer) => namesOf(customer, customerId, places)), ...rule.otherResources]],
      ];
    }),
  );
}

/** Both sides of a change; differences first, since lists are long. */
export function wordsOfChange(
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): Record<'before' | 'values', Record<string, string[]>> {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const sideOf = (from: Record<string, string[]>, others: Record<string, string[]>) =>
    Object.fromEntries(keys.map((key) => [key, differingFirst(from[key] ?? [], others[key] ?? [])]));
  return { before: sideOf(before, after), values: sideOf(after, before) };
}

function differingFirst(words: readonly string[], others: readonly string[]): string[] {
  const shared = new Set(others);
  return [...words.filter((word) => !shared.has(word)), ...words.filter((word) => shared.has(word))];
}

function namesOf({ customerId, hierarchyIds }: Rule['customers'][number], own: string, { customers, departments }: KnownScopes): string[] {
  if (customerId === anyPlace) return ['All customers'];
  if (customerId !== own) return hierarchyIds.map((id) => (id === anyPlace ? customerId : `${id} (${customerId})`));
  const customer = customers.get(customerId)?.name ?? customerId;
  return hierarchyIds.map((id) => (id === anyPlace ? customer : `${departments.get(id)?.name ?? id} (${customer})`));
}
