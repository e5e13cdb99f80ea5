import { useTranslate } from 'ra-core';
import type { FieldPlan } from '../../../engine/plan/Plan.ts';
import { Cells, RowFrame, RowHead, RowTools } from '../../../engine/screens/form/rows/Row.tsx';
import { ChoiceInput } from '../../../engine/screens/widgets/Choice.tsx';
import { TextInput } from '../../../engine/screens/widgets/Text.tsx';
import { PackagePicker } from './PackagePicker.tsx';
import { ofProduct, type Stage } from './stage.ts';
import { StageRules } from './StageRules.tsx';
import { StageType } from './StageType.tsx';

interface Props {
  field: FieldPlan;
  stage: Stage;
  index: number;
  count: number;
  /** The stage as it was saved: its package can't be changed any more. */
  saved: (Stage & { assessmentPackageName?: string }) | undefined;
  onChange: (stage: Stage) => void;
  /** Stage 1 cannot be removed. */
  onRemove: (() => void) | undefined;
  errorAt: (path: string) => string | undefined;
}

export function StageCard({ field, stage, index, count, saved, onChange, onRemove, errorAt }: Props) {
  const translate = useTranslate();
  const path = `${field.name}.${index}`;
  const label = translate('screens.form.rows.label', { one: translate('screens.form.stages.one'), number: index + 1, count });
  const inner = (name: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
    kind: 'text',
    required: false,
    ...field.fields?.find((each) => each.name === name),
    name: `${path}.${name}`,
    label: `screens.form.stages.${name}`,
    help: `screens.form.stages.help.${name}`,
    ...more,
  });
  const input = (name: keyof Stage, more: Partial<FieldPlan> = {}) => ({
    field: inner(name, more),
    value: stage[name],
    error: errorAt(name),
    onBlur: () => undefined,
    focusRef: () => undefined,
    onChange: (value: unknown) => onChange({ ...stage, [name]: value }),
  });
  const readOnly = saved !== undefined;
  return (
    <RowFrame role="group" aria-label={label} tabIndex={-1} data-field={path}>
      <RowHead>
        <span aria-hidden>{label}</span>
        <RowTools label={label} index={0} count={1} onMove={() => undefined} onRemove={onRemove} />
      </RowHead>
      <StageType
        {...input('product', { required: true })}
        first={index === 0}
        count={count}
        stage={stage}
        fixed={readOnly}
        onChange={(product) => onChange(ofProduct(stage, product as 'FI' | 'SI'))}
      />
      <Cells>
        <PackagePicker
          {...input('externalAssessmentPackageId', {
            required: true,
            readOnly,
            ...(readOnly && { help: 'screens.form.stages.help.packageFixed' }),
          })}
          product={stage.product}
          known={saved?.assessmentPackageName}
          onChoose={(id, language) => onChange({ ...stage, externalAssessmentPackageId: id, ...(language && { language }) })}
        />
        <ChoiceInput
          {...input('language', { required: true, readOnly })}
          // A package is in one language: in another one, another package is meant.
          onChange={(language) => onChange({ ...stage, language: String(language ?? ''), externalAssessmentPackageId: '' })}
        />
      </Cells>
      <TextInput {...input('name')} />
      {index === 0 && stage.product !== undefined && (
        <StageRules
          path={`${path}.triggers`}
          stage={stage}
          count={count}
          onChange={onChange}
          errorAt={(below) => errorAt(`triggers.${below}`)}
        />
      )}
      {errorAt('triggers') && (
        <span style={{ color: 'inherit' }} role="alert">
          {errorAt('triggers')}
        </span>
      )}
    </RowFrame>
  );
}
