import type { Plan } from '../plan/Plan.ts';
import { closedValues, type Context } from './context.ts';
import type { Declaration } from './Declaration.ts';
import { findOperation } from './operations.ts';
import { followPath } from './schema.ts';

/** Keys of settings alone. */
export function settingsKeys(context: Context): Pick<Plan, 'sections' | 'banner' | 'layout' | 'setUp'> {
  const { sections, banner, layout, setUp, name } = context.declaration;
  const values = typeof sections?.of === 'string' ? closedValues(context, sections.of) : sections?.of;
  return {
    ...(sections !== undefined && {
      sections: { query: sections.query, choices: (values ?? []).map((id) => ({ id, label: `resources.${name}.sections.${id}` })) },
    }),
    ...(banner !== undefined && { banner: bannerPlan(context, banner) }),
    ...(layout !== undefined && { layout }),
    ...(setUp && { setUp }),
  };
}

/** Bespoke tabs; one whose operation is an extension that the schema lacks is dropped. */
export function panelsKey(context: Context): Pick<Plan, 'panels'> {
  const panels = Object.entries(context.declaration.panels ?? {}).flatMap(([name, { page, operation }]) =>
    findOperation(context, `panels.${name}.operation`, operation, 'query') ? [{ name, page, operation }] : [],
  );
  return panels.length > 0 ? { panels } : {};
}

/** The banner as screens need it; a field that the schema lacks, being an extension, tells nothing. */
function bannerPlan(context: Context, { field, tones, also, changing }: NonNullable<Declaration['banner']>): NonNullable<Plan['banner']> {
  return { field, tones, ...(also !== undefined && isField(context, also) && { also }), ...(changing !== undefined && { changing }) };
}

const isField = ({ schema, declaration }: Context, path: string): boolean => !('candidates' in followPath(schema, declaration.type, path));
