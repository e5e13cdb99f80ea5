import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { isRule, readConditions, type Condition, type ConditionField, type Conditions } from '../../../plan/conditions.ts';
import { Value } from '../../widgets/Value.tsx';
import { takesList, takesValue } from './draft.ts';

/** Conditions in words: `Price is at least 5 and (Kind is Cargo or Kind is Tandem)`. */
export function ConditionsText({ value, conditions }: { value: unknown; conditions: Conditions }) {
  const read = readConditions(value, conditions.fields);
  return read ? <Words condition={read} fields={conditions.fields} /> : null;
}

function Words({
  condition,
  fields,
  inner = false,
}: {
  condition: Condition;
  fields: readonly ConditionField[];
  inner?: boolean;
}): ReactNode {
  const translate = useTranslate();
  if (!isRule(condition)) {
    const several = inner && condition.of.length > 1;
    return (
      <>
        {several && '('}
        {condition.of.map((each, index) => (
          <Fragment key={index}>
            {index > 0 && ` ${translate(`screens.conditions.${condition.match === 'any' ? 'or' : 'and'}`)} `}
            <Words condition={each} fields={fields} inner />
          </Fragment>
        ))}
        {several && ')'}
      </>
    );
  }
  const [name, test, value] = condition;
  const field = fields.find((each) => each.name === name);
  if (!field) return null;
  const shown = (each: unknown) => <Value column={{ path: 'value', ...field }} value={each} />;
  return (
    <>
      {translate(field.label)} {translate(`screens.conditions.tests.${test}`)}
      {takesValue(test) && ' '}
      {takesValue(test) &&
        (takesList(test) ? [value].flat() : [value]).map((each, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            {shown(each)}
          </Fragment>
        ))}
    </>
  );
}
