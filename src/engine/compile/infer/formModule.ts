import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { runtimeScript } from '../generate/runtime.ts';
import { standaloneOf } from '../generate/standalone.ts';

/** Plain JavaScript for browsers: plan and validator; code rules of a declared form are imported from `rulesUrl`. */
export function formModule(plan: FormPlan, form: Form, rulesUrl = '/rules.js'): string {
  const { code, calls, rules } = standaloneOf(plan.id, form);
  const names = [...new Set([...rules.values()].flatMap((each) => [...each]))];
  return [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from ${JSON.stringify(rulesUrl)};`] : []),
    ...calls.map((name) => runtimeScript[name]),
    `export const plan = ${JSON.stringify(plan)};`,
    code,
    'export const validate = check;',
    '',
  ].join('\n');
}
