// Written by codegen from pages.graphql.
import type { ToolPlan, TypedTool } from '../engine/plan/Plan.ts';
import type { Answers, Variables } from './operationTypes.ts';
type Tools = Record<string, ToolPlan> & { [Name in 'ORGUpdateHierarchies' | 'ORGGetOrganizationGlobalCustomers' | 'IDPGetHierarchyTree' | 'CommonGetPermissionTabState' | 'CommonUpdatePermissionTabPolicies' | 'CommonGetPolicy' | 'CommonCreatePolicy' | 'CommonUpdatePolicyV2' | 'CommonPreviewPolicy' | 'ORGPreviewHierarchies' | 'ORGPreviewGroupMembers' | 'ORGPreviewArchiveCustomers' | 'IDPPreviewSSOGroups' | 'CommonGetGroupGrants' | 'CommonExplainAccess' | 'CommonGetPolicyVersions' | 'CommonRestorePolicyVersion' | 'NotifGetMessageTextVersions' | 'NotifRestoreMessageText']: TypedTool<Answers[Name], Variables[Name]> };
export const pageTools = {
 "ORGUpdateHierarchies": {
  "name": "ORGUpdateHierarchies",
  "kind": "mutation",
  "text": "mutation ORGUpdateHierarchies($hierarchies: HierarchiesInput!) { ORGUpdateHierarchies(hierarchies: $hierarchies) { updated { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } created { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } archived { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt children { _id parentId organizationId customerId name createdAt updatedAt archivedAt tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } tags { name value } version } } }",
  "scope": [
   [
    "hierarchies.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "hierarchies.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 "ORGGetOrganizationGlobalCustomers": {
  "name": "ORGGetOrganizationGlobalCustomers",
  "kind": "query",
  "text": "query ORGGetOrganizationGlobalCustomers($organization: ORGGetOrganizationGlobalCustomersInput!, $skip: Int, $limit: Int, $sort: CustomerSummarySort) { ORGGetOrganizationGlobalCustomers(organization: $organization, skip: $skip, limit: $limit, sort: $sort) { data { customerId customerDisplayName organizationDisplayName organizationId awsRegion rootHierarchyId uniqueName } pagination { totalPages currentPage pageSize totalItems } } }",
  "scope": []
 },
 "IDPGetHierarchyTree": {
  "name": "IDPGetHierarchyTree",
  "kind": "query",
  "text": "query IDPGetHierarchyTree($filter: IDPGetHierarchyTreeFilter!) { IDPGetHierarchyTree(filter: $filter) { customerId rootHierarchy { id name children { id name children { id name children { id name children { id name } } } } } createdAt updatedAt archivedAt } }",
  "scope": [
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 "CommonGetPermissionTabState": {
  "name": "CommonGetPermissionTabState",
  "kind": "query",
  "text": "query CommonGetPermissionTabState($filter: CommonGetPermissionTabStateFilter!) { CommonGetPermissionTabState(filter: $filter) { formState { basic { customers { customerId hierarchyIds awsRegion organizationId } actions effect otherActions otherResources } advanced { customers { customerId hierarchyIds awsRegion organizationId } actions effect otherActions otherResources } } SECTION_ACTIONS_MAPPINGS ROLE_ACTION_STATE_MAPPINGS ROLE_TEMPLATE_OPTIONS { label value } version editable statements { actions resources effect } } }",
  "scope": []
 },
 "CommonUpdatePermissionTabPolicies": {
  "name": "CommonUpdatePermissionTabPolicies",
  "kind": "mutation",
  "text": "mutation CommonUpdatePermissionTabPolicies($update: CommonUpdatePermissionTabPoliciesUpdate!) { CommonUpdatePermissionTabPolicies(update: $update) { basic { customers { customerId hierarchyIds awsRegion organizationId } actions effect otherActions otherResources } advanced { customers { customerId hierarchyIds awsRegion organizationId } actions effect otherActions otherResources } } }",
  "scope": []
 },
 "CommonGetPolicy": {
  "name": "CommonGetPolicy",
  "kind": "query",
  "text": "query CommonGetPolicy($policyId: ID!) { CommonGetPolicy(policyId: $policyId) { id name description tags { name value } statements { actions resources effect } version } }",
  "scope": []
 },
 "CommonCreatePolicy": {
  "name": "CommonCreatePolicy",
  "kind": "mutation",
  "text": "mutation CommonCreatePolicy($addPolicyDto: AddPolicyDto!) { CommonCreatePolicy(addPolicyDto: $addPolicyDto) { id name description tags { name value } statements { actions resources effect } version } }",
  "scope": []
 },
 "CommonUpdatePolicyV2": {
  "name": "CommonUpdatePolicyV2",
  "kind": "mutation",
  "text": "mutation CommonUpdatePolicyV2($filter: CommonUpdatePolicyV2Filter!, $update: CommonUpdatePolicyV2Update!) { CommonUpdatePolicyV2(filter: $filter, update: $update) { id name description tags { name value } statements { actions resources effect } version } }",
  "scope": []
 },
 "CommonPreviewPolicy": {
  "name": "CommonPreviewPolicy",
  "kind": "query",
  "text": "query CommonPreviewPolicy($input: CommonPreviewPolicyInput!, $skip: Int, $limit: Int) { CommonPreviewPolicy(input: $input, skip: $skip, limit: $limit) { data { _id firstName lastName email gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } pagination { totalPages currentPage pageSize totalItems } gaining losing unnamed keys { _id name gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } unnamedKeys future { gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } uncomputed { reason args } } }",
  "scope": []
 },
 "ORGPreviewHierarchies": {
  "name": "ORGPreviewHierarchies",
  "kind": "query",
  "text": "query ORGPreviewHierarchies($hierarchies: HierarchiesInput!, $skip: Int, $limit: Int) { ORGPreviewHierarchies(hierarchies: $hierarchies, skip: $skip, limit: $limit) { data { _id firstName lastName email gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } pagination { totalPages currentPage pageSize totalItems } gaining losing unnamed keys { _id name gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } unnamedKeys future { gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } uncomputed { reason args } } }",
  "scope": [
   [
    "hierarchies.organizationId",
    {
     "from": "scope",
     "path": "organizationId"
    }
   ],
   [
    "hierarchies.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 "ORGPreviewGroupMembers": {
  "name": "ORGPreviewGroupMembers",
  "kind": "query",
  "text": "query ORGPreviewGroupMembers($param: ORGPreviewGroupMembersParam!, $skip: Int, $limit: Int) { ORGPreviewGroupMembers(param: $param, skip: $skip, limit: $limit) { data { _id firstName lastName email gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } pagination { totalPages currentPage pageSize totalItems } gaining losing unnamed future { gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } uncomputed { reason args } } }",
  "scope": []
 },
 "ORGPreviewArchiveCustomers": {
  "name": "ORGPreviewArchiveCustomers",
  "kind": "query",
  "text": "query ORGPreviewArchiveCustomers($filter: CustomerIdsFilter!, $standingIn: ID!) { ORGPreviewArchiveCustomers(filter: $filter, standingIn: $standingIn) { lastIn { organizationId organizationName awsRegion } standingIn } }",
  "scope": [
   [
    "filter.customerIds",
    {
     "from": "list",
     "of": {
      "from": "scope",
      "path": "customerId"
     }
    }
   ]
  ]
 },
 "IDPPreviewSSOGroups": {
  "name": "IDPPreviewSSOGroups",
  "kind": "query",
  "text": "query IDPPreviewSSOGroups($filter: SSOConfigFilter!, $groupIds: [ID!]!, $skip: Int, $limit: Int) { IDPPreviewSSOGroups(filter: $filter, groupIds: $groupIds, skip: $skip, limit: $limit) { data { _id firstName lastName email gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } pagination { totalPages currentPage pageSize totalItems } gaining losing unnamed future { gains { rights whole below { _id name } alone { _id name } } losses { rights whole below { _id name } alone { _id name } } } uncomputed { reason args } } }",
  "scope": [
   [
    "filter.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 "CommonGetGroupGrants": {
  "name": "CommonGetGroupGrants",
  "kind": "query",
  "text": "query CommonGetGroupGrants($filter: CommonGetGroupGrantsFilter!) { CommonGetGroupGrants(filter: $filter) { data { rights whole below { _id name } alone { _id name } } uncomputed { reason args } } }",
  "scope": []
 },
 "CommonExplainAccess": {
  "name": "CommonExplainAccess",
  "kind": "query",
  "text": "query CommonExplainAccess($input: CommonExplainAccessInput!) { CommonExplainAccess(input: $input) { name path { _id name } decisions { right allowed reasons { effect group { _id name } policyId talentHub statement action resource department { _id name } } } blocked } }",
  "scope": []
 },
 "CommonGetPolicyVersions": {
  "name": "CommonGetPolicyVersions",
  "kind": "query",
  "text": "query CommonGetPolicyVersions($policyId: ID!, $skip: Int, $limit: Int) { CommonGetPolicyVersions(policyId: $policyId, skip: $skip, limit: $limit) { data { version name createdAt authorName isFirst changes { part added removed } } pagination { totalItems } } }",
  "scope": []
 },
 "CommonRestorePolicyVersion": {
  "name": "CommonRestorePolicyVersion",
  "kind": "mutation",
  "text": "mutation CommonRestorePolicyVersion($input: CommonRestorePolicyVersionInput!) { CommonRestorePolicyVersion(input: $input) { id version } }",
  "scope": []
 },
 "NotifGetMessageTextVersions": {
  "name": "NotifGetMessageTextVersions",
  "kind": "query",
  "text": "query NotifGetMessageTextVersions($_id: ID!, $customerId: ID!, $limitEq: Int) { NotifGetMessageTextVersions(_id: $_id, customerId: $customerId, limitEq: $limitEq) { data { version isOwn subject body createdAt authorName } } }",
  "scope": [
   [
    "customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 },
 "NotifRestoreMessageText": {
  "name": "NotifRestoreMessageText",
  "kind": "mutation",
  "text": "mutation NotifRestoreMessageText($input: NotifRestoreMessageTextInput!) { NotifRestoreMessageText(input: $input) { _id version } }",
  "scope": [
   [
    "input.customerId",
    {
     "from": "scope",
     "path": "customerId"
    }
   ]
  ]
 }
} as unknown as Tools;
