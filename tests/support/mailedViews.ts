import type { Caller } from './caller.ts';
import type { Scope } from './resource.ts';

/** Views of the groups that somebody is mailed, so that there are some to list. */
export async function mailViews(caller: Caller, { organizationId, customerId, hierarchyId }: Scope): Promise<void> {
  const scope = { organizationId, customerId, hierarchyId };
  for (const name of ['Mailed one', 'Mailed two', 'Mailed three']) {
    const view = await caller.call('mutation ($input: CommonSaveViewInput!) { CommonSaveView(input: $input) { _id } }', {
      input: { ...scope, resource: 'groups', name, query: '', layout: null, shared: false },
    });
    const { _id: viewId } = view.data as { _id: string };
    await caller.call('mutation ($input: CommonSubscribeToViewInput!) { CommonSubscribeToView(input: $input) { _id } }', {
      input: { ...scope, viewId, frequency: 'DAILY', hour: 8, zone: 'Europe/Dublin', onlyChanged: false },
    });
  }
}
