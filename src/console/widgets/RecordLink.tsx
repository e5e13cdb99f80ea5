import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { isEmpty, type FieldProps } from '../../engine/screens/values/field.ts';
import { useScreens } from '../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../engine/screens/values/useScreenPath.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { ReferenceField } from '../../engine/screens/widgets/Reference.tsx';

/** The name of another record, leading to its page or to its panel over its list. */
export function RecordLinkField(props: FieldProps) {
  const { base, plans } = useScreens();
  const { may } = useAvailability();
  const { value, column } = props;
  const plan = plans[column.reference ?? ''];
  if (isEmpty(value)) return <Missing />;
  const name = createElement(ReferenceField, props);
  if (!plan || !may(plan, 'show')) return name;
  const path = screenPath(base, plan);
  const id = String(value);
  return (
    <Link to={plan.panel === undefined ? path.show(id) : `${path.list}?${new URLSearchParams({ [plan.panel]: id }).toString()}`}>
      {name}
    </Link>
  );
}
