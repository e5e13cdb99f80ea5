import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { standaloneOf } from './standalone.ts';

/** One form as a module: its plan, and its validators as plain code that is compiled nowhere else. */
export function formText(plan: FormPlan, form: Form | undefined): string {
  if (form === undefined) throw new Error(`${plan.id} is no form of validation/`);
  const { code, calls: used, rules } = standaloneOf(plan.id, form);
  const depth = '../'.repeat(plan.id.split('/').length);
  return [
    '// @ts-nocheck',
    '// Written by codegen: a form and its precompiled validator.',
    `import type { FormPlan } from '${depth}../engine/plan/Plan.ts';`,
    `import type { Validate } from '${depth}../engine/forms/fieldErrors.ts';`,
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${depth.slice(3)}runtime.ts';`] : []),
    ...[...rules].map(([file, names]) => `import { ${[...names].join(', ')} } from '${depth}../engine/forms/${file}.ts';`),
    `export const plan: FormPlan = ${JSON.stringify(plan)};`,
    code,
    'export const validate: Validate = judge;',
    '',
  ].join('\n');
}

/** The forms by id, for the platform and for screens that load any of them. */
export function formIndexText(ids: readonly string[]): string {
  return [
    '// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.',
    "import type { GeneratedForm } from '../../engine/forms/generated.ts';",
    ...ids.map((id, index) => `import * as form${index} from './${id}.ts';`),
    `export const forms: Record<string, GeneratedForm> = {\n${ids.map((id, index) => `  '${id}': form${index},`).join('\n')}\n};`,
    '',
  ].join('\n');
}

/** The forms by id, each loaded when it is first needed. */
export function formLoadersText(ids: readonly string[]): string {
  return [
    '// Written by codegen: the forms, each loaded when it is first needed.',
    "import type { GeneratedForm } from '../../engine/forms/generated.ts';",
    `export const loadForm: Record<string, () => Promise<GeneratedForm>> = {\n${ids.map((id) => `  '${id}': () => import('./${id}.ts'),`).join('\n')}\n};`,
    '',
  ].join('\n');
}
