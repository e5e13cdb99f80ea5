// Writes src/generated from schema/, validation/ and resources/. With --check nothing is written: exit 1 says that files are stale.
// --target=<folder> writes, or checks, a copy elsewhere.
import { join } from 'node:path';
import { compileAll } from './src/compile/compileAll.ts';
import { askedTexts } from './src/compile/confirmations.ts';
import { readContract, type Contract } from './src/compile/contract.ts';
import { allowList, documentsText, operationsOf, toolPlans, type SessionOperation } from './src/compile/generate/documents.ts';
import { GeneratedFiles } from './src/compile/generate/files.ts';
import { firstPlans, laterPlans, plansText } from './src/compile/generate/firstPlans.ts';
import { flagDefaultsText, namesText, valuesText } from './src/compile/generate/names.ts';
import { Project } from './src/compile/generate/project.ts';
import { typeTexts } from './src/compile/generate/types.ts';
import { formIndexText, formLoadersText, formText, runtimeText } from './src/compile/generate/validators.ts';
import { problemText } from './src/compile/problems.ts';
import { indexSchema } from './src/compile/schema.ts';
import { platform } from './src/dialects/platform.ts';
import type { ToolPlan } from './src/plan/Plan.ts';
import { transforms } from './validation/transforms.ts';

/** What pages ask outside any resource: sign-in, session, rights, the tenant's departments. */
const sessionOperations: SessionOperation[] = [
  { name: 'AuthGetUserRegion' },
  { name: 'AuthEmailLogin' },
  { name: 'AuthMe' },
  { name: 'ORGGetRootHierarchy' },
  // A tree of departments has five levels (specification 2 §3).
  { name: 'ORGGetHierarchy', repeat: 4 },
];

/** What the steps after the sign-in form and the pages beside it ask; apart, since the first script holds the others (its bytes are a budget). */
const accountOperations: SessionOperation[] = [
  { name: 'AuthMfaLogin' },
  { name: 'AuthResendMfaCode' },
  { name: 'AuthForgetPassword' },
  { name: 'AuthResetPassword' },
  { name: 'IDPAuthSSOLogin' },
  { name: 'IDPSearchSSOConfigs' },
];

/** What a session asks once there is one; the sign-in form need not wait for them either. */
const signedInOperations: SessionOperation[] = [
  { name: 'AuthCheckToken' },
  { name: 'AuthRefreshToken' },
  { name: 'AuthLogout' },
  { name: 'CommonCheckPolicy' },
];

/** What tools of the lists and widgets ask beside the plans' own operations. */
const toolOperations = [
  'CommonGetAuditList',
  'CommonGetViewList',
  'CommonSaveView',
  'CommonDeleteViews',
  'CommonStartExport',
  'CommonGeocode',
  'ORGGetHierarchy',
  'AppsCheckWorkflowSetNameDuplicatedByName',
  'AppsGetWorkflowList',
  'AppsGetAssessmentPackageList',
  'AtsGetAtsTemplates',
  'AtsGetAtsTemplateById',
  'AtsGetAtsTemplateByAtsName',
  'AppsPreviewRetention',
  'IDPStartSSOTest',
  'IDPGetSSOTest',
];

/** What the bespoke pages and the previews of access ask; apart from the tools, since the first list does without them. */
const pageOperations = [
  'ORGUpdateHierarchies',
  'ORGGetOrganizationGlobalCustomers',
  'IDPGetHierarchyTree',
  'CommonGetPermissionTabState',
  'CommonUpdatePermissionTabPolicies',
  'CommonGetPolicy',
  'CommonCreatePolicy',
  'CommonUpdatePolicyV2',
  'CommonPreviewPolicy',
  'ORGPreviewHierarchies',
  'ORGPreviewGroupMembers',
  'IDPPreviewSSOGroups',
  'CommonGetGroupGrants',
  'CommonExplainAccess',
];

/** What a candidate's panel asks and does by itself, no more than it shows. */
const candidateOperations = [
  { name: 'NotifGetLatestEmailEventByAssessmentId', fields: ['eventType', 'timestamp'] },
  { name: 'AppsMarkAssessmentViewed', fields: ['_id'] },
];

/** What the global search asks, no more than its results show: it asks again with each letter. */
const searchOperations = [
  {
    name: 'AppsGetVacancyList',
    fields: ['data._id', 'data.title', 'data.externalVacancyId', 'data.createdAt', 'pagination.totalItems'],
  },
  {
    name: 'AppsSearchApplications',
    fields: [
      ...['_id', 'status', 'stageId', 'vacancyId', 'vacancyName', 'createdAt'].map((name) => `data.${name}`),
      ...['firstName', 'lastName', 'email'].map((name) => `data.candidate.personalInformation.${name}`),
      'pagination.totalItems',
    ],
  },
];

const target = process.argv.find((each) => each.startsWith('--target='))?.slice('--target='.length);
const checking = process.argv.includes('--check');
process.exitCode = await main(
  new Project(import.meta.dirname),
  new GeneratedFiles(target ?? join(import.meta.dirname, 'src/generated'), checking),
);

async function main(project: Project, generated: GeneratedFiles): Promise<number> {
  const sdl = project.sdl();
  const contract = readContract(sdl);
  const schema = indexSchema(contract.introspection);
  const names = project.names();
  // Forms import the closed lists, so these must be there and fresh before any form is loaded.
  const early = new Map([
    ['names.ts', namesText(schema, names)],
    ['values.ts', valuesText({ schema, around: contract })],
    ['flags.ts', flagDefaultsText(project.flagDefaults())],
  ]);
  const stale = generated.some(early);
  if (checking && stale.length > 0) return told(stale);
  const late = await lateFiles(project, sdl, contract);
  return late === undefined ? 1 : told(generated.all(new Map([...early, ...late])));
}

/** Whatever needs forms and declarations; nothing when there are problems. */
async function lateFiles(project: Project, sdl: string, contract: Contract): Promise<Map<string, string> | undefined> {
  const { introspection, access, values, extensions } = contract;
  const forms = await project.forms();
  const { flags, widgets, pages, previews } = project.names();
  const around = { access, values, extensions, flags, widgets, pages, previews, forms, transforms: Object.keys(transforms) };
  const compiled = compileAll(await project.resources(), introspection, platform, around);
  if (compiled.problems.length > 0) {
    console.error(compiled.problems.map(problemText).join('\n'));
    return undefined;
  }
  const documents = documentsText(indexSchema(introspection), sessionOperations);
  const accountDocuments = documentsText(indexSchema(introspection), accountOperations);
  const signedInDocuments = documentsText(indexSchema(introspection), signedInOperations);
  const tools = toolPlans(indexSchema(introspection), platform, toolOperations);
  // A tree of departments has five levels: its root and four below.
  const pageTools = toolPlans(indexSchema(introspection), platform, pageOperations, 4);
  const candidateTools = toolPlans(indexSchema(introspection), platform, candidateOperations);
  const searchTools = toolPlans(indexSchema(introspection), platform, searchOperations);
  const types = await typeTexts(sdl, values);
  const plans = Object.entries(compiled.forms).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = plans.map(([id]) => id);
  return new Map([
    ['types.ts', types.wire],
    ['resolvers.ts', types.resolvers],
    ['plans.ts', plansText],
    ['firstPlans.ts', constant('what is there of the plans before the first list', 'Plan', 'plans: Plan[]', firstPlans(compiled.plans))],
    [
      'laterPlans.ts',
      constant('what is laid over the first plans', 'Plan', 'laterPlans: Record<string, Partial<Plan>>', laterPlans(compiled.plans)),
    ],
    ['rights.ts', constant('the right that each operation needs', 'Access', 'rights: Record<string, Access>', access)],
    ['documents.ts', documents.text],
    ['accountDocuments.ts', accountDocuments.text],
    ['signedInDocuments.ts', signedInDocuments.text],
    ['tools.ts', constant('what tools and widgets ask by themselves', 'ToolPlan', 'tools: ToolPlan[]', tools)],
    [
      'pageTools.ts',
      constant('what bespoke pages ask, by operation', 'ToolPlan', 'pageTools: Record<string, ToolPlan>', byName(pageTools)),
    ],
    [
      'candidateTools.ts',
      constant(
        'what a candidate’s panel asks, by operation',
        'ToolPlan',
        'candidateTools: Record<string, ToolPlan>',
        byName(candidateTools),
      ),
    ],
    [
      'searchTools.ts',
      constant('what the global search asks, by operation', 'ToolPlan', 'searchTools: Record<string, ToolPlan>', byName(searchTools)),
    ],
    [
      'operations.json',
      allowList([
        ...[...operationsOf(compiled.plans), ...tools, ...pageTools, ...candidateTools, ...searchTools].map(({ text }) => text),
        ...Object.values(compiled.forms).flatMap(askedTexts),
        ...documents.documents,
        ...accountDocuments.documents,
        ...signedInDocuments.documents,
      ]),
    ],
    [
      'contract.ts',
      `// Written by codegen: the whole contract, for the platform and for tests; a browser never imports it.\nexport const sdl = ${JSON.stringify(sdl)};\n`,
    ],
    ['forms/runtime.ts', runtimeText],
    ['forms/all.ts', formIndexText(ids)],
    ['forms/load.ts', formLoadersText(ids)],
    ['template.ts', doorText('template', 'how the values of a template are judged and placed')],
    ['departmentTree.ts', doorText('departmentTree', 'the rules of a tree of departments')],
    ['permissionLabels.ts', doorText('permissionLabels', 'the labels of the permission editors and the rights behind them')],
    ['permissionRules.ts', doorText('permissionRules', 'the rules of the permission editors and the statements that they are saved as')],
    ['notificationEvents.ts', doorText('notificationEvents', 'which events belong to which tab of the notification settings')],
    ...plans.map(([id, plan]) => [`forms/${id}.ts`, formText(plan, forms[id])] as const),
  ]);
}

function byName(tools: readonly ToolPlan[]): Record<string, ToolPlan> {
  return Object.fromEntries(tools.map((tool) => [tool.name, tool]));
}

/** A module of validation/ that screens read, too. */
function doorText(file: string, what: string): string {
  return `// Written by codegen: ${what}.\nexport * from '../../validation/${file}.ts';\n`;
}

function constant(what: string, type: string, declared: string, value: unknown): string {
  const text = JSON.stringify(value, null, 1);
  return `// Written by codegen: ${what}.\nimport type { ${type} } from '../plan/Plan.ts';\nexport const ${declared} = ${text};\n`;
}

function told(paths: string[]): number {
  if (!checking || paths.length === 0) return 0;
  console.error(`stale, run «npm run codegen»:\n${paths.map((path) => `  src/generated/${path}`).join('\n')}`);
  return 1;
}
