import type { Sections, Tab } from '../../../../domain/permissionLabels.ts';
import type { Rule, rulesOf } from '../../../../domain/permissionRules.ts';
import type { Answers } from '../../../../generated/operationTypes.ts';
import type { Values } from '../../../../engine/plan/sources.ts';
import type { EditorRule } from '../rules/editorRules.ts';

export type Statement = Parameters<typeof rulesOf>[0][number];

export interface Read {
  rules: Rule[];
  statements: readonly Statement[];
  sections: Sections;
  all: Sections;
  roles: Readonly<Record<string, readonly string[]>>;
  roleOptions: readonly { label: string; value: string }[];
  version: number | undefined;
  editable: boolean;
  policyId?: string | undefined;
}

export interface Store {
  tab: Tab;
  read: (signal?: AbortSignal) => Promise<Read>;
  save: (read: Read, rules: readonly EditorRule[]) => Promise<void>;
  preview: (read: Read, rules: readonly EditorRule[]) => Values;
  operation: (read: Read) => string;
}

/** CommonGetPermissionTabState as it answers; what is an extension another platform may lack. */
export interface TabAnswer {
  formState: { basic: RuleAnswer; advanced: RuleAnswer[] };
  SECTION_ACTIONS_MAPPINGS: Sections;
  ROLE_ACTION_STATE_MAPPINGS: Record<string, string[]>;
  ROLE_TEMPLATE_OPTIONS: { label: string; value: string }[];
  version?: number;
  editable?: boolean;
  statements?: Statement[];
}

type RuleAnswer = Pick<Rule, 'customers' | 'actions'> & Partial<Rule>;

export interface PolicyAnswer {
  id: string;
  tags: { name: string; value: string }[];
  statements: Statement[];
  version?: number;
}

export type Ask = <Name extends keyof Answers>(
  operation: Name,
  variables: Values,
  options?: { signal?: AbortSignal },
) => Promise<Answers[Name]>;
