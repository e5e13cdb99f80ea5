import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../../engine/screens/values/useScreenPath.ts';
import { Ellipsis } from '../../../engine/screens/widgets/Ellipsis.tsx';
import { isEmpty, type FieldProps } from '../../../engine/screens/values/field.ts';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { useVacancyNames } from './useVacancyNames.ts';

/** The vacancy of an application; leads to its page, opened at this application (specification 3 §2). */
export function VacancyLinkField({ value, column, record, dense }: FieldProps) {
  const { base, plans } = useScreens();
  const { may } = useAvailability();
  if (isEmpty(value)) return <Missing />;
  const text = dense ? <Ellipsis lines={1}>{String(value)}</Ellipsis> : String(value);
  const plan = plans[column.reference ?? ''];
  if (!plan || !may(plan, 'show')) return text;
  const opened = new URLSearchParams({ stageId: String(record['stageId']), applicationId: String(record['_id'] ?? record['id']) });
  return <Plain to={`${screenPath(base, plan).show(record['vacancyId'])}?${opened.toString()}`}>{text}</Plain>;
}

const Plain = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
}));

export function VacanciesField({ value }: Pick<FieldProps, 'value'>) {
  const { vacancies } = useVacancyNames((Array.isArray(value) ? value : [value]).filter((id) => !isEmpty(id)).map(String));
  return <>{vacancies.map(({ title }) => title).join(', ')}</>;
}
