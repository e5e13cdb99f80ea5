import { sectionsOf } from '../../../../domain/permissionLabels.ts';
import { emptyRule, rulesOf, type Rule } from '../../../../domain/permissionRules.ts';
import { tabState } from '../rules/editorRules.ts';
import type { Ask, Read, Store, TabAnswer } from './permissionStore.ts';

/** 'Permissions ({brand})': the group's own policy, read and saved as the state of an editor (spec 2 §7). */
export function consoleStore(ask: Ask, groupId: string): Store {
  return {
    tab: 'console',
    read: async (signal) => readOf(await askTab(ask, groupId, signal)),
    save: async ({ version }, rules) => {
      const update = { groupId, permissionTabState: tabState(rules), ...(version !== undefined && { expectedVersion: version }) };
      await ask('CommonUpdatePermissionTabPolicies', { update });
    },
    preview: (_, rules) => ({ input: { groupId, permissionTabState: tabState(rules) } }),
    operation: () => 'CommonUpdatePermissionTabPolicies',
  };
}

export const askTab = async (ask: Ask, groupId: string, signal?: AbortSignal): Promise<TabAnswer> =>
  (await ask('CommonGetPermissionTabState', { filter: { groupId } }, signal && { signal })) as TabAnswer;

/** The parts of an answer that do not depend on the tab. */
export const sharedParts = (tab: TabAnswer): Pick<Read, 'all' | 'roles' | 'roleOptions'> => ({
  all: tab.SECTION_ACTIONS_MAPPINGS,
  roles: tab.ROLE_ACTION_STATE_MAPPINGS,
  roleOptions: tab.ROLE_TEMPLATE_OPTIONS,
});

function readOf(tab: TabAnswer): Read {
  const shared = sharedParts(tab);
  const sections = sectionsOf(shared.all, 'console');
  const { basic, advanced } = tab.formState;
  return {
    ...shared,
    sections,
    // The statements say which rule is read from which; a platform without them tells the rules alone.
    rules: tab.statements ? rulesOf(tab.statements, sections) : [basic, ...advanced].map((rule): Rule => ({ ...emptyRule(), ...rule })),
    statements: tab.statements ?? [],
    version: tab.version,
    editable: tab.editable ?? true,
  };
}
