// Writes src/generated from schema/, validation/ and resources/. With --check nothing is written: exit 1 says that files are stale.
// --target=<folder> writes, or checks, a copy elsewhere.
import { join } from 'node:path';
import {
  accountOperations,
  candidateOperations,
  dashboardOperations,
  pageOperations,
  searchOperations,
  sessionOperations,
  signedInOperations,
  toolOperations,
} from './src/engine/compile/generate/asked.ts';
import { compileAll } from './src/engine/compile/compileAll.ts';
import { askedTexts } from './src/engine/compile/confirmations.ts';
import { readContract, type Contract } from './src/engine/compile/contract.ts';
import { allowList, documentsText, operationsOf, toolPlans } from './src/engine/compile/generate/documents.ts';
import { GeneratedFiles } from './src/engine/compile/generate/files.ts';
import { firstPlans, laterPlans, plansText } from './src/engine/compile/generate/firstPlans.ts';
import { flagDefaultsText, namesText, valuesText } from './src/engine/compile/generate/names.ts';
import { Project } from './src/engine/compile/generate/project.ts';
import { typeTexts } from './src/engine/compile/generate/types.ts';
import { runtimeText } from './src/engine/compile/generate/runtime.ts';
import { formIndexText, formLoadersText, formText } from './src/engine/compile/generate/validators.ts';
import { problemText } from './src/engine/compile/problems.ts';
import { indexSchema } from './src/engine/compile/schema.ts';
import { platform } from './src/engine/dialects/platform.ts';
import type { ToolPlan } from './src/engine/plan/Plan.ts';
import { transforms } from './src/engine/forms/transforms.ts';

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
  const { flags, widgets, pages, previews, dialogs } = project.names();
  const around = { access, values, extensions, flags, widgets, pages, previews, dialogs, forms, transforms: Object.keys(transforms) };
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
  const dashboardTools = toolPlans(indexSchema(introspection), platform, dashboardOperations);
  const types = await typeTexts(sdl, values);
  const plans = Object.entries(compiled.forms).sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = plans.map(([id]) => id);
  return new Map([
    ['types.ts', types.types],
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
    ['searchKinds.ts', constant('what the global search finds', 'SearchKind', 'searchKinds: SearchKind[]', await project.searches())],
    [
      'dashboardTools.ts',
      constant('what the dashboard asks, by operation', 'ToolPlan', 'dashboardTools: Record<string, ToolPlan>', byName(dashboardTools)),
    ],
    [
      'operations.json',
      allowList([
        ...[...operationsOf(compiled.plans), ...tools, ...pageTools, ...candidateTools, ...searchTools, ...dashboardTools].map(
          ({ text }) => text,
        ),
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
    ...plans.map(([id, plan]) => [`forms/${id}.ts`, formText(plan, forms[id])] as const),
  ]);
}

function byName(tools: readonly ToolPlan[]): Record<string, ToolPlan> {
  return Object.fromEntries(tools.map((tool) => [tool.name, tool]));
}

function constant(what: string, type: string, declared: string, value: unknown): string {
  const text = JSON.stringify(value, null, 1);
  return `// Written by codegen: ${what}.\nimport type { ${type} } from '../engine/plan/Plan.ts';\nexport const ${declared} = ${text};\n`;
}

function told(paths: string[]): number {
  if (!checking || paths.length === 0) return 0;
  console.error(`stale, run «npm run codegen»:\n${paths.map((path) => `  src/generated/${path}`).join('\n')}`);
  return 1;
}
