import type { Form } from '../forms/form.ts';
import type { FieldPlan, FormPlan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import { propertiesOf } from './sources.ts';

export function checkFormOptions(
  { env, report }: Pick<Context, 'env' | 'report'>,
  { schema, confirm, preview, sections = [], fields: options }: Form,
): void {
  const names = Object.keys(propertiesOf(schema));
  const confirmations = typeof confirm === 'object' ? [confirm].flat() : [];
  const fields = confirmations.flatMap(({ when = [], typed }) => [
    ...[when]
      .flat()
      .flatMap((each) =>
        'asked' in each
          ? []
          : ['changed' in each ? (['confirm.when.changed', each.changed] as const) : (['confirm.when.field', each.field] as const)],
      ),
    ['confirm.typed.field', typed?.field] as const,
  ]);
  const shown = Object.entries(options).map(([path, { shownFor }]) => [`fields.${path}.shownFor.field`, shownFor?.field] as const);
  const sectioned = sections.flatMap(({ name, fields: own }) => own.map((field) => [`sections.${name}`, field] as const));
  for (const [key, field] of [...fields, ...shown, ...sectioned])
    if (field !== undefined && !names.includes(field.split('.')[0] ?? '')) report.add('R041', key, 'a property of the form', field, names);
  for (const [key, name] of [
    ['preview', preview] as const,
    ...confirmations.map(({ preview: shown }) => ['confirm.preview', shown] as const),
  ])
    if (name !== undefined && env.previews?.includes(name) === false) report.add('R042', key, 'a preview', name, env.previews);
}

/** @param prefix catalogue key of the form's texts */
export function sectionsOf({ sections }: Form, fields: readonly FieldPlan[], prefix: string): Pick<FormPlan, 'sections'> {
  if (sections === undefined) return {};
  const names = new Set(fields.map(({ name }) => name));
  return {
    sections: sections
      .map(({ name, fields: own }) => ({ label: `${prefix}.headings.${name}`, fields: own.filter((field) => names.has(field)) }))
      .filter(({ fields: own }) => own.length > 0),
  };
}

export const textPrefix = (id: string, declaration?: Context['declaration']): string =>
  declaration === undefined ? `forms.${id.replaceAll('/', '.')}` : `resources.${declaration.name}`;

export const isUpdate = ({ operation }: Form, declaration: Context['declaration'] | undefined): boolean => {
  const { update } = declaration?.operations ?? {};
  return (typeof update === 'object' ? update.name : update) === operation;
};

/** An update sends null for an emptied field; where the form refuses null, the value can only be changed. */
export function staysFilled(form: Form, declaration: Context['declaration'] | undefined, { type }: { type?: unknown }): boolean {
  return isUpdate(form, declaration) && type !== undefined && ![type].flat().includes('null');
}
