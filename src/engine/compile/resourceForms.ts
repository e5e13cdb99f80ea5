import type { Context } from './context.ts';
import type { NamedForm } from './operationUse.ts';

/** Declared form of an operation; reports its problems (R014, R015). */
export function formFor(
  { env, report }: Context,
  key: string,
  id: string | undefined,
  operation: string,
  source: NamedForm['source'],
): NamedForm | undefined {
  if (id === undefined) return undefined;
  const form = env.forms?.[id];
  if (form === undefined) {
    report.add('R014', key, 'a form of validation/', id, Object.keys(env.forms ?? {}));
    return undefined;
  }
  if (form.operation !== operation) report.add('R015', key, `a form of ${operation}`, `${id}, a form of ${form.operation}`);
  return { id, form, source };
}
