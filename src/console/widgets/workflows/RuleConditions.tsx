import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Option } from '../../../engine/screens/widgets/Choice.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import { newCondition, resultNames, type Condition, type Trigger } from './stage.ts';

interface Props {
  path: string;
  rule: Trigger;
  onChange: (rule: Trigger) => void;
  /** Below the list of conditions: `` or `.0.comparisonValue`. */
  errorAt: (path: string) => string | undefined;
}

/** When a rule applies: each result is ticked that it looks at, and all that are ticked must hold. */
export function RuleConditions({ path, rule, onChange, errorAt }: Props) {
  const translate = useTranslate();
  const { conditions } = rule;
  const set = (next: Condition[]) => onChange({ ...rule, conditions: next });
  const tick = (onField: Condition['onField'], on: boolean) => {
    const ticked = on ? [...conditions, newCondition(onField)] : conditions.filter((each) => each.onField !== onField);
    // In the order in which they stand here, so that the same rule is always the same.
    set(resultNames.flatMap((name) => ticked.filter((each) => each.onField === name)));
  };
  return (
    <Conditions data-field={path} role="group" aria-label={translate('screens.form.stages.when')}>
      <span>{translate('screens.form.stages.when')}</span>
      {resultNames.map((onField) => {
        const index = conditions.findIndex((each) => each.onField === onField);
        const condition = conditions[index];
        const error = errorAt(`.${index}.comparisonValue`) ?? errorAt(`.${index}.comparisonOperator`);
        const name = translate(`screens.form.stages.results.${onField}`);
        return (
          <Line key={onField} data-field={condition ? `${path}.${index}.comparisonValue` : undefined} role="group" aria-label={name}>
            <Option>
              <input type="checkbox" checked={condition !== undefined} onChange={({ target }) => tick(onField, target.checked)} />
              {name}
            </Option>
            {condition && (
              <ConditionValue
                name={name}
                condition={condition}
                wrong={error !== undefined}
                onChange={(next) => set(conditions.map((each) => (each === condition ? next : each)))}
              />
            )}
            {error && <Wrong role="alert">{error}</Wrong>}
          </Line>
        );
      })}
      {errorAt('') && <Wrong role="alert">{errorAt('')}</Wrong>}
    </Conditions>
  );
}

const Conditions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingInlineStart: theme.spacing(2),
  '& > span': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.5),
  minHeight: 38,
}));

const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main, flexBasis: '100%' }));
