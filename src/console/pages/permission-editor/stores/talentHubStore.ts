import { sectionsOf } from '../../../../domain/permissionLabels.ts';
import { rulesOf, statementsOf } from '../../../../domain/permissionRules.ts';
import { sentRule, type EditorRule } from '../rules/editorRules.ts';
import { askTab, sharedParts } from './consoleStore.ts';
import type { Ask, PolicyAnswer, Read, Store } from './permissionStore.ts';

interface Options {
  groupId: string;
  groupName: string;
  /** The group's second policy as it is known now; none before it is first saved. */
  policyId: () => Promise<string | undefined>;
}

/** 'Permissions (Talent Hub)': the group's second policy, made by its first save and written statement by statement (decisions §2). */
export function talentHubStore(ask: Ask, { groupId, groupName, policyId }: Options): Store {
  return {
    tab: 'talentHub',
    read: async (signal) => {
      const [tab, id] = await Promise.all([askTab(ask, groupId, signal), policyId()]);
      const policy: PolicyAnswer | undefined =
        id === undefined ? undefined : await ask('CommonGetPolicy', { policyId: id }, signal && { signal });
      const shared = sharedParts(tab);
      const sections = sectionsOf(shared.all, 'talentHub');
      return {
        ...shared,
        sections,
        rules: rulesOf(policy?.statements ?? [], sections),
        statements: policy?.statements ?? [],
        version: policy?.version,
        editable: (tab.editable ?? true) && isEditable(policy),
        policyId: id,
      };
    },
    save: async (read, rules) => {
      const statements = statementsFor(read, rules);
      if (read.policyId === undefined) {
        const name = `${groupName.slice(0, longestName - suffix.length)}${suffix}`;
        await ask('CommonCreatePolicy', { addPolicyDto: { groupId, name, statements } });
      } else {
        const filter = { policyId: read.policyId, ...(read.version !== undefined && { expectedVersion: read.version }) };
        await ask('CommonUpdatePolicyV2', { filter, update: { statements } });
      }
    },
    preview: (read, rules) => ({
      input: { groupId, ...(read.policyId !== undefined && { policyId: read.policyId }), statements: statementsFor(read, rules) },
    }),
    operation: ({ policyId: id }) => (id === undefined ? 'CommonCreatePolicy' : 'CommonUpdatePolicyV2'),
  };
}

const suffix = ' (Talent Hub)';
/** At most as long as any name (decisions §1). */
const longestName = 100;

const statementsFor = ({ statements, sections, all }: Read, rules: readonly EditorRule[]) =>
  statementsOf(rules.map(sentRule), statements, sections, all);

const isEditable = (policy: PolicyAnswer | undefined): boolean =>
  (policy?.tags ?? []).every(({ name, value }) => name !== 'editable' || value === 'true');
