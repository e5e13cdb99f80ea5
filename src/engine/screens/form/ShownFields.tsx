import { useTranslate } from 'ra-core';
import type { ColumnPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { Control } from '../widgets/Control.tsx';
import { TextBox } from '../widgets/TextBox.tsx';

export function ShownFields({ details, paths, record }: { details: readonly ColumnPlan[]; paths: readonly string[]; record: Values }) {
  const translate = useTranslate();
  return paths.map((path) => {
    const { label = path, kind = 'text' } = details.find((column) => column.path === path) ?? {};
    const field = { name: path, label, help: 'screens.form.cannotChange', kind, required: false, readOnly: true };
    return (
      <Control
        key={path}
        field={{ ...field, helpText: translate('screens.form.cannotChange') }}
        value={at(record, path) ?? ''}
        onChange={() => undefined}
        onBlur={() => undefined}
        focusRef={() => undefined}
      >
        {(control) => <TextBox {...control} />}
      </Control>
    );
  });
}
