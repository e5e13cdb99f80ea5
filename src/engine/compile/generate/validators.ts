import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { standaloneOf } from './standalone.ts';

/** Module of a form: its plan, and its own validator or the one that forms with the same schema share. */
export function formText(plan: FormPlan, form: Form | undefined, sharedPath?: string): string {
  if (form === undefined) throw new Error(`${plan.id} is no form of validation/`);
  const depth = depthOf(plan.id);
  const { imports, lines } = sharedPath
    ? { imports: [], lines: [`export { validate } from '${depth.slice(3)}${sharedPath}.ts';`] }
    : validatorOf(plan.id, form);
  return [
    '// @ts-nocheck',
    '// Written by codegen: a form and its precompiled validator.',
    `import type { FormPlan } from '${depth}../engine/plan/Plan.ts';`,
    ...imports,
    `export const plan: FormPlan = ${JSON.stringify(plan)};`,
    ...lines,
    '',
  ].join('\n');
}

/** The validator of several forms with the same schema, such as those that create and update. */
export function sharedText(path: string, form: Form): string {
  const { imports, lines } = validatorOf(path, form);
  return ['// @ts-nocheck', '// Written by codegen: a validator that several forms share.', ...imports, ...lines, ''].join('\n');
}

/** A validator as plain code that is compiled nowhere else. */
function validatorOf(path: string, form: Form): { imports: string[]; lines: string[] } {
  const { code, calls, rules } = standaloneOf(path, form);
  const depth = depthOf(path);
  return {
    imports: [
      `import type { Validate } from '${depth}../engine/forms/fieldErrors.ts';`,
      ...(calls.length > 0 ? [`import { ${calls.join(', ')} } from '${depth.slice(3)}runtime.ts';`] : []),
      ...[...rules].map(([file, names]) => `import { ${[...names].join(', ')} } from '${depth}../engine/forms/${file}.ts';`),
    ],
    lines: [code, 'export const validate: Validate = check;'],
  };
}

/** Way up to `src/generated/`. */
const depthOf = (path: string) => '../'.repeat(path.split('/').length);

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
