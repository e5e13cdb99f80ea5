import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { FieldPlan } from '../../../plan/Plan.ts';
import type { Values } from '../../../plan/sources.ts';
import { isEmpty } from '../../values/field.ts';
import { fieldOf } from '../../widgets/fields.ts';
import { Missing } from '../../widgets/Missing.tsx';
import { isObject } from '../../values/formValues.ts';

export function FieldValue({ field, value }: { field: FieldPlan; value: unknown }) {
  if (isEmpty(value)) return <Missing />;
  if (Array.isArray(value) && field.fields) {
    return (
      <Lines>
        {value.map((row: unknown, index) => (
          // A row has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <RowValue fields={field.fields ?? []} row={isObject(row) ? row : {}} />
          </li>
        ))}
      </Lines>
    );
  }
  if (field.fields && isObject(value)) return <RowValue fields={field.fields} row={value} />;
  const { label, kind, choices, reference } = field;
  const column = { path: field.name, label, kind, ...(choices && { choices }), ...(reference && { reference }) };
  return createElement(fieldOf(column), { value, column, record: {} });
}

function RowValue({ fields, row }: { fields: readonly FieldPlan[]; row: Values }) {
  const translate = useTranslate();
  const filled = fields.filter(({ name }) => !isEmpty(row[name]) && row[name] !== false);
  if (filled.length === 0) return <Missing />;
  return filled.map((field, index) => (
    <span key={field.name}>
      {index > 0 && ', '}
      {field.kind === 'boolean' ? translate(field.label) : <FieldValue field={field} value={row[field.name]} />}
    </span>
  ));
}

const Lines = styled('ul')(({ theme }) => ({ margin: 0, paddingInlineStart: theme.spacing(2) }));
