import type { Form } from '../forms/form.ts';
import type { Context } from './context.ts';
import { propertiesOf } from './sources.ts';

export function checkFormOptions(
  { env, report }: Pick<Context, 'env' | 'report'>,
  { schema, confirm, preview, fields: options }: Form,
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
  for (const [key, field] of [...fields, ...shown])
    if (field !== undefined && !names.includes(field.split('.')[0] ?? '')) report.add('R041', key, 'a property of the form', field, names);
  for (const [key, name] of [
    ['preview', preview] as const,
    ...confirmations.map(({ preview: shown }) => ['confirm.preview', shown] as const),
  ])
    if (name !== undefined && env.previews?.includes(name) === false) report.add('R042', key, 'a preview', name, env.previews);
}
