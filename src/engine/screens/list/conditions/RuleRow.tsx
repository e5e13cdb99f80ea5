import Close from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import type { ConditionField, ConditionTest } from '../../../plan/conditions.ts';
import type { FieldPlan } from '../../../plan/Plan.ts';
import { yesOrNo } from '../../../plan/yesOrNo.ts';
import { ChoiceInput } from '../../widgets/Choice.tsx';
import { inputOf } from '../../widgets/inputs.ts';
import { takesList, takesValue, withField, withTest, type DraftRule } from './draft.ts';

interface Props {
  rule: DraftRule;
  fields: readonly ConditionField[];
  wrong: boolean;
  onChange: (rule: DraftRule) => void;
  onRemove: () => void;
}

/** A field, how it is compared, and with which value. */
export function RuleRow({ rule, fields, wrong, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const field = fields.find(({ name }) => name === rule.field);
  if (!field) return null;
  const named = translate(field.label);
  const choose = (label: string, name: string, choices: FieldPlan['choices'] & object): FieldPlan => ({
    ...{ name, label, help: '', kind: 'choice', required: true, choices },
  });
  const yesNo = field.kind === 'boolean';
  return (
    <Line role="group" aria-label={named}>
      <ChoiceInput
        {...still}
        field={choose(
          'screens.conditions.field',
          `field ${rule.key}`,
          fields.map(({ name, label }) => ({ id: name, label })),
        )}
        value={rule.field}
        onChange={(name) => {
          const next = fields.find((each) => each.name === name);
          if (next) onChange(withField(rule, field, next));
        }}
      />
      <ChoiceInput
        {...still}
        field={choose(
          'screens.conditions.test',
          `test ${rule.key}`,
          field.tests.map((id) => ({ id, label: `screens.conditions.tests.${id}` })),
        )}
        value={rule.test}
        onChange={(test) => test !== undefined && onChange(withTest(rule, test as ConditionTest))}
      />
      {takesValue(rule.test) ? (
        createElement(inputOf(yesNo ? { kind: 'choice' } : valueField(field, rule)), {
          ...still,
          key: `${rule.field} ${takesList(rule.test)}`,
          field: valueField(field, rule),
          value: yesNo && rule.value !== undefined ? String(rule.value) : rule.value,
          onChange: (value: unknown) => onChange({ ...rule, value: yesNo && value !== undefined ? value === 'true' : value }),
          ...(wrong && { error: translate('screens.conditions.lacking') }),
        })
      ) : (
        <span />
      )}
      <IconButton
        size="small"
        aria-label={translate('screens.conditions.removeCondition', { field: named })}
        title={translate('screens.conditions.removeCondition', { field: named })}
        onClick={onRemove}
        sx={{ alignSelf: 'start', mt: 0.5 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Line>
  );
}

function valueField({ kind, choices, reference }: ConditionField, { key, test }: DraftRule): FieldPlan {
  const several = takesList(test);
  const of = reference !== undefined ? (several ? 'references' : 'reference') : choices ? (several ? 'choices' : 'choice') : kind;
  return {
    name: `value ${key}`,
    label: 'screens.conditions.value',
    help: '',
    kind: of,
    required: true,
    ...(kind === 'boolean' ? { choices: yesOrNo } : choices && { choices }),
    ...(reference !== undefined && { reference }),
  };
}

const nothing = () => undefined;
const still = { onBlur: nothing, focusRef: nothing };

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) auto',
  gap: theme.spacing(1),
  alignItems: 'start',
  // A row reads as a sentence; its labels are for screen readers.
  '& > [data-field] > :is(label, span[id$="-label"])': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& > [data-field]': { position: 'relative' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > [data-field]': { gridColumn: 1 },
    '& > button': { gridColumn: 2, gridRow: 1 },
  },
}));
