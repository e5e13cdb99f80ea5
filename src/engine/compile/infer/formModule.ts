import type { Form } from '../../forms/form.ts';
import type { FormPlan } from '../../plan/Plan.ts';
import { runtimeScript } from '../generate/runtime.ts';
import { standaloneOf } from '../generate/standalone.ts';

/**
 * A form as a module of plain JavaScript that a server hands to a browser as it is: its plan, and its validator. Rules that a declared form has
 * beside its schema are taken from the module at `rulesUrl`.
 */
export function formModule(plan: FormPlan, form: Form, rulesUrl = '/rules.js'): string {
  const { code, calls, rules } = standaloneOf(plan.id, form);
  const names = [...new Set([...rules.values()].flatMap((each) => [...each]))];
  return [
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from ${JSON.stringify(rulesUrl)};`] : []),
    ...calls.map((name) => runtimeScript[name]),
    `export const plan = ${JSON.stringify(plan)};`,
    code,
    'export const validate = judge;',
    '',
  ].join('\n');
}
