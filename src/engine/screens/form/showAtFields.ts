import type { UseFormReturn } from 'react-hook-form';
import type { FormPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { failureOf } from '../values/answers.ts';
import { focusFirst } from './focusAt.ts';
import type { Translate } from './resolver.ts';
import { sentValues } from './sentValues.ts';

interface Options {
  formPlan: FormPlan;
  form: UseFormReturn<Values>;
  use: 'create' | 'update';
  typed: Values;
  translate: Translate;
}

export function showAtFields(error: unknown, { formPlan, form, use, typed, translate }: Options): boolean {
  const { formPath } = sentValues(formPlan.fields, use, typed);
  const prefix = `${formPlan.argument}.`;
  const isAsked = (path: string) => formPlan.fields.some(({ name }) => path === name || path.startsWith(`${name}.`));
  const shown = Object.entries(failureOf(error).errors ?? {}).flatMap(([path, fault]) => {
    const inForm = formPath(formPlan.argument && path.startsWith(prefix) ? path.slice(prefix.length) : path);
    if (!isAsked(inForm)) return [];
    form.setError(inForm, { type: 'server', message: translate(fault.message, fault.args) });
    return [inForm];
  });
  focusFirst(shown);
  return shown.length > 0;
}
