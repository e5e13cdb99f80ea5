import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { Option } from '../../../engine/screens/widgets/Choice.tsx';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import type { Condition } from './stage.ts';

interface Props {
  name: string;
  condition: Condition;
  wrong: boolean;
  onChange: (condition: Condition) => void;
}

export function ConditionValue({ name, condition, wrong, onChange }: Props) {
  const translate = useTranslate();
  const { onField, comparisonOperator, comparisonValue: value } = condition;
  const put = (comparisonValue: unknown) => onChange({ ...condition, comparisonValue });
  if (onField === 'recommendation') {
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return ['YES', 'MAYBE', 'NO'].map((each) => (
      <Option key={each}>
        <input
          type="checkbox"
          checked={chosen.includes(each)}
          // In the order of the product, whatever was ticked first.
          onChange={({ target }) => put(['YES', 'MAYBE', 'NO'].filter((one) => (one === each ? target.checked : chosen.includes(one))))}
        />
        {translate(`screens.form.stages.recommendations.${each}`)}
      </Option>
    ));
  }
  if (onField === 'isLowTextQuality')
    return select(
      String(value),
      [true, false].map((yes) => [String(yes), translate(`ra.boolean.${String(yes)}`)]),
      name,
      (next) => put(next === 'true'),
    );
  const compare = select(
    comparisonOperator,
    ['lt', 'lte', 'gte', 'gt'].map((each) => [each, translate(`screens.form.stages.compares.${each}`)]),
    `${name}: ${translate('screens.form.stages.comparison')}`,
    (next) => onChange({ ...condition, comparisonOperator: next }),
  );
  if (onField === 'recommendationScore')
    return (
      <>
        {compare}
        <Box
          type="number"
          value={typeof value === 'number' ? value : ''}
          // Reset to 1 if emptied (specification 3 §5).
          onChange={({ target }) => put(target.value === '' ? 1 : Number(target.value))}
          error={wrong}
          inputProps={{ min: 1, max: 100, step: 1, 'aria-label': name, 'aria-invalid': wrong || undefined }}
          sx={{ width: 84 }}
        />
      </>
    );
  const counts = Array.from({ length: 7 }, (_, index) => [String(index + 1), String(index + 1)] as [string, string]);
  return (
    <>
      {compare}
      {select(String(value), [['0', translate('screens.form.choose')], ...counts], name, (next) => put(Number(next)), wrong)}
    </>
  );
}

function select(
  value: string,
  options: (readonly [string, string] | string[])[],
  label: string,
  onChange: (value: string) => void,
  wrong = false,
) {
  return (
    <NativeSelect
      input={<Box />}
      value={value}
      error={wrong}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ 'aria-label': label, 'aria-invalid': wrong || undefined }}
    >
      {options.map(([id = '', text = '']) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
