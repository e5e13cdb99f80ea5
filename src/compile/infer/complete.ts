import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../../../validation/form.ts';
import type { Located } from '../compileAll.ts';
import { createCatalogue } from './catalogue.ts';
import { withForms } from './open.ts';

/** Declarations of another API with the forms that they leave to be inferred, as the console has them. */
export function completed(
  { located, forms }: { located: readonly Located[]; forms: Record<string, Form> },
  introspection: IntrospectionQuery,
): { located: Located[]; forms: Record<string, Form> } {
  const catalogue = createCatalogue(introspection, { declared: located, forms });
  const all: Record<string, Form> = { ...forms };
  const whole = located.map(({ file, declaration }): Located => {
    const inferred = catalogue.inferred(declaration.name);
    const complete = withForms(declaration, inferred);
    for (const id of Object.values(complete.forms ?? {})) if (all[id] === undefined && inferred?.forms[id]) all[id] = inferred.forms[id];
    return { file, declaration: complete };
  });
  return { located: whole, forms: all };
}
