import { rightsIn } from '../../../src/domain/permissionLabels.ts';
import { decide } from '../../../src/platform/policy/accessScope.ts';
import { sections } from '../../../src/platform/services/policies/rights.ts';
import { sessionLoader } from '../../../src/platform/services/auth/session.ts';
import type { Browser, Running } from '../browser.ts';
import type { Department } from './hierarchyTools.ts';
import type { Scope } from './people.ts';

export interface Part {
  rights: string[];
  whole: boolean;
  below: { _id: string; name: string }[];
  alone: { _id: string; name: string }[];
}

export interface Preview {
  data: { _id: string; firstName: string; lastName: string; email: string; gains: Part[]; losses: Part[] }[];
  pagination: { totalPages: number; currentPage: number; pageSize: number; totalItems: number };
  gaining: number;
  losing: number;
  unnamed: number;
  future: { gains: Part[]; losses: Part[] } | null;
  uncomputed: { reason: string; args: Record<string, number> | null }[];
}

const part = 'rights whole below { _id name } alone { _id name }';
const answer = `data { _id firstName lastName email gains { ${part} } losses { ${part} } }
  pagination { totalPages currentPage pageSize totalItems } gaining losing unnamed
  future { gains { ${part} } losses { ${part} } } uncomputed { reason args }`;
const page = 'skip: $skip, limit: $limit';

export const previewPolicyText = `query ($input: CommonPreviewPolicyInput!, $skip: Int, $limit: Int) { CommonPreviewPolicy(input: $input, ${page}) { ${answer} } }`;
export const previewTreeText = `query ($hierarchies: HierarchiesInput!, $skip: Int, $limit: Int) { ORGPreviewHierarchies(hierarchies: $hierarchies, ${page}) { ${answer} } }`;
export const previewMembersText = `query ($param: ORGPreviewGroupMembersParam!, $skip: Int, $limit: Int) { ORGPreviewGroupMembers(param: $param, ${page}) { ${answer} } }`;
export const previewSsoText = `query ($filter: SSOConfigFilter!, $groupIds: [ID!]!) { IDPPreviewSSOGroups(filter: $filter, groupIds: $groupIds) { ${answer} } }`;

export const allRights = rightsIn(sections);

export async function heldBy(
  { platform, clock }: Running,
  browser: Browser,
  scope: Scope,
  tree: readonly Department[],
): Promise<Set<string>> {
  const session = await sessionLoader({ stores: platform.stores, now: clock.now })(browser.cookies.get('session') ?? '');
  const found = new Set<string>();
  const place = { region: 'ap-southeast-2', organization: scope.organizationId, customer: scope.customerId };
  for (const { _id, name } of tree)
    for (const right of allRights)
      if (decide(session?.statements ?? [], right, { ...place, path: wayTo(tree, _id) })) found.add(`${right} ${name}`);
  return found;
}

/** The way from the root down to a department. */
export function wayTo(tree: readonly Department[], id: string): string[] {
  const parentId = tree.find((each) => each._id === id)?.parentId;
  return [...(parentId ? wayTo(tree, parentId) : []), id];
}

export const meant = (parts: readonly Part[], tree: readonly Department[]): string[] =>
  parts
    .flatMap(({ rights, whole, below, alone }) => {
      const names = tree.flatMap(({ _id, name }) => {
        // A department that is not made yet has another id than the one that it will get.
        const way = wayTo(tree, _id).map((id) => tree.find((each) => each._id === id)?.name);
        return whole || alone.some((each) => each.name === name) || below.some((top) => way.includes(top.name)) ? [name] : [];
      });
      return rights.flatMap((right) => names.map((name) => `${right} ${name}`));
    })
    .sort();
