import { listNames } from '../../../src/platform/lists/list.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { Caller } from '../../support/caller.ts';
import { operations } from '../../support/contract.ts';
import { exampleOf } from '../../support/examples.ts';
import type { Tenant } from '../../support/world.ts';
import { callOf } from '../lists/calls.ts';

/** Calls every operation and every list for a tenant, and answers the outcome of each. */
export async function callAll(
  platform: Platform,
  caller: Caller,
  tenant: Tenant,
  { sorted }: { sorted: boolean },
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const own = { id: (noun: string) => tenant.ids[noun], region: tenant.region };
  for (const operation of operations) {
    const who = operation.access === 'public' ? new Caller(platform) : caller;
    const { code, reason } = await who.call(operation.text, exampleOf(operation, own), { region: tenant.region });
    outcomes[operation.name] = [code ?? 'answered', reason].filter(Boolean).join(' ');
  }
  const { organization: organizationId = '', customer: customerId = '', hierarchy: hierarchyId = '' } = tenant.ids;
  for (const name of listNames()) {
    const { query, variables, sorts } = callOf(name, { organizationId, customerId, hierarchyId });
    const codes: string[] = [];
    for (const sort of [undefined, ...(sorted ? sorts : [])]) {
      const { errors } = await caller.browser.ask(query, variables(sort ? { sort } : {}), tenant.region);
      codes.push(errors?.[0]?.extensions.code ?? 'answered');
    }
    outcomes[`list ${name}`] = codes.join(' ');
  }
  return outcomes;
}
