import { useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import { useHelp } from '../widgets/useHelp.ts';
import { below, Group, Help, Legend, type Compound } from '../widgets/fieldset.ts';

export function GroupField({ field, Field, ...around }: Compound) {
  const translate = useTranslate();
  const id = useId();
  const fields = useMemo(() => below(field.name, field.fields), [field]);
  const help = useHelp(field);
  return (
    <Group data-field={field.name} aria-describedby={help ? `${id}-help` : undefined}>
      <Legend data-required={field.required || undefined}>{translate(field.label)}</Legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {fields.map((inner) => (
        <Field key={inner.name} field={inner} {...around} />
      ))}
    </Group>
  );
}
