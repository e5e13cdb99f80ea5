import { createElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fill } from '../../plan/fill.ts';
import type { ActionPlan, FormPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import { sentValues } from '../form/sentValues.ts';
import type { Matching } from '../values/useSelection.ts';
import { previewOf } from '../values/registry.ts';
import { sourcesOf } from './sources.ts';

interface Props {
  action: ActionPlan;
  ids?: readonly string[] | undefined;
  parent?: Values | undefined;
  record?: Values | undefined;
  matching?: Matching | undefined;
  form?: Values;
}

export function ActionPreview({ action, ids, parent, record, matching, form }: Props) {
  const Preview = action.preview && previewOf(action.preview.name);
  if (!Preview) return null;
  const sources = { ...sourcesOf({ ids, parent, record, matching }), ...(form && { form, input: form }) };
  return createElement(Preview, { values: fill(action.operation, sources), operation: action.operation.name });
}

export function LiveActionPreview({ formPlan, ...props }: Omit<Props, 'form'> & { formPlan: FormPlan }) {
  const { control } = useFormContext<Values>();
  const values = useWatch({ control });
  return <ActionPreview {...props} form={sentValues(formPlan.fields, 'create', values).values} />;
}
