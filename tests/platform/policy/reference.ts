import type { Statement, Target } from '../../../src/platform/policy/statement.ts';

/** The decision in the words of the specifications (1 §6, 2 §3, §6), without a thought for speed, and without a line of the engine's. */

const wild = (part: string) => part === '*' || part === 'Any';

function standsOn(resource: string, effect: string, at: Target, rootOf: Record<string, string>): boolean {
  if (wild(resource)) return true;
  const [prefix, ...parts] = resource.split(':');
  const readable = prefix === 'prn' && parts.length === 6 && parts.every((part) => wild(part) || /^[a-zA-Z0-9-]+$/.test(part));
  if (!readable) return effect === 'deny';
  const [region = '', organization = '', customer = '', department = '', kind = '', id = ''] = parts;
  if (effect === 'allow' && !(wild(kind) && wild(id))) return false;
  // The root department is the whole customer.
  const isRoot = at.customer !== null && rootOf[at.customer] === department && wild(kind) && wild(id);
  return (
    (wild(region) || region === at.region) &&
    (wild(organization) || organization === at.organization) &&
    (wild(customer) || customer === at.customer) &&
    (wild(department) || at.path.includes(department) || isRoot)
  );
}

export function allowed(said: readonly Statement[], action: string, at: Target, rootOf: Record<string, string>): boolean {
  const names = [action, `${action.split(':')[0]}:*`, '*:*', '*'];
  const fitting = said.filter(
    ({ effect, actions, resources }) =>
      actions.some((each) => names.includes(each)) && resources.some((each) => standsOn(each, effect, at, rootOf)),
  );
  return fitting.some(({ effect }) => effect === 'allow') && fitting.every(({ effect }) => effect !== 'deny');
}
