import { sectionsOfBrand } from '../../../src/platform/services/policies/rights.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { sectionsOf } from '../../../src/domain/permissionLabels.ts';
import type { Rule } from '../../../src/domain/permissionRules.ts';
import type { Answer, Browser, Running } from '../browser.ts';

/** The brand of the tests' platforms. */
export const all = sectionsOfBrand('Edge');
export const consoleSections = sectionsOf(all, 'console');

const ruleFields = 'effect customers { customerId hierarchyIds awsRegion organizationId } actions otherActions otherResources';
export const tabText = `query ($groupId: ID!) { CommonGetPermissionTabState(filter: { groupId: $groupId }) {
  formState { basic { ${ruleFields} } advanced { ${ruleFields} } } version editable statements { effect actions resources }
  SECTION_ACTIONS_MAPPINGS ROLE_ACTION_STATE_MAPPINGS ROLE_TEMPLATE_OPTIONS { label value } } }`;
export const saveTabText = `mutation ($update: CommonUpdatePermissionTabPoliciesUpdate!) {
  CommonUpdatePermissionTabPolicies(update: $update) { basic { ${ruleFields} } advanced { ${ruleFields} } } }`;
const policyFields = 'id name description version tags { name value } statements { effect actions resources }';
export const getPolicyText = `query ($policyId: ID!) { CommonGetPolicy(policyId: $policyId) { ${policyFields} } }`;
export const createPolicyText = `mutation ($addPolicyDto: AddPolicyDto!) { CommonCreatePolicy(addPolicyDto: $addPolicyDto) { ${policyFields} } }`;
export const updatePolicyText = `mutation ($policyId: ID!, $addPolicyDto: AddPolicyDto!) { CommonUpdatePolicy(policyId: $policyId, addPolicyDto: $addPolicyDto) { ${policyFields} } }`;
export const updateV2Text = `mutation ($filter: CommonUpdatePolicyV2Filter!, $update: CommonUpdatePolicyV2Update!) { CommonUpdatePolicyV2(filter: $filter, update: $update) { ${policyFields} } }`;

export interface Tab {
  formState: { basic: Rule; advanced: Rule[] };
  version: number;
  editable: boolean;
  statements: Statement[];
  SECTION_ACTIONS_MAPPINGS: Record<string, Record<string, string[]>>;
  ROLE_ACTION_STATE_MAPPINGS: Record<string, string[]>;
  ROLE_TEMPLATE_OPTIONS: { label: string; value: string }[];
}

export interface Policy {
  id: string;
  name: string;
  description: string;
  version: number;
  tags: { name: string; value: string }[];
  statements: Statement[];
}

export const tabOf = (browser: Browser, groupId: string): Promise<Tab> => browser.get<Tab>(tabText, { groupId });

export const sent = ({ customers, actions }: Pick<Rule, 'customers' | 'actions'>, of?: number) => ({ customers, actions, of });

/** A tab's state as it is sent when nothing was changed. */
export const untouched = ({ formState: { basic, advanced }, statements }: Tab) => ({
  basic: sent(basic, statements.length > 0 ? 0 : undefined),
  advanced: advanced.map((rule, index) => sent(rule, index + 1)),
});

/** Saves an editor: its rules, of which the first is the basic one. */
export const save = (browser: Browser, groupId: string, [basic, ...advanced]: object[], expectedVersion?: number): Promise<Answer> =>
  browser.ask(saveTabText, { update: { groupId, permissionTabState: { basic, advanced }, expectedVersion } });

export const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions;

// Each caller knows what its operation answers.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const answered = <Result>({ data }: Answer): Result => Object.values(data ?? {})[0] as unknown as Result;

/** The console's policy of a group, as it is stored. */
export async function stored({ platform }: Running, groupId: string): Promise<{ id: string; statements: Statement[]; version: number }> {
  const { pool } = await platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ id: string; statements: Statement[]; version: number }>(
    `select id, statements, version from policies where group_id = $1 and purpose = 'console'`,
    [groupId],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such policy');
  return row;
}
