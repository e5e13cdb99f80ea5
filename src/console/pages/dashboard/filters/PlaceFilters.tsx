import { useTranslate } from 'ra-core';
import { createElement } from 'react';
import { lacking } from '../../../../generated/lacking.ts';
import type { FieldPlan } from '../../../../engine/plan/Plan.ts';
import { useTools } from '../../../../engine/screens/values/useAsk.ts';
import { useVacancyNames } from '../../../widgets/applications/useVacancyNames.ts';
import { useDepartments } from '../../../widgets/departments/useDepartments.ts';
import { inputOf } from '../../../../engine/screens/widgets/inputs.ts';
import { FilterChoice, type FilterProps } from './FilterChoice.tsx';

/** Skips the query for users who can't see departments; those in the address can still be removed. */
export function DepartmentsFilter({ filter, onChange }: FilterProps) {
  const { departments: known, mayAsk } = useDepartments();
  const { departments } = filter;
  const translate = useTranslate();
  if (!mayAsk && departments.length === 0) return null;
  const name = (id: string) => known.find(({ _id }) => _id === id)?.name ?? translate('screens.reference.gone');
  return (
    <Chosen
      name="departments"
      names={departments.map(name)}
      value={departments}
      mayAsk={mayAsk}
      onChange={(ids) => onChange({ ...filter, departments: ids })}
    />
  );
}

export function VacanciesFilter({ filter, onChange }: FilterProps) {
  const { offers } = useTools();
  const { vacancies } = filter;
  const named = useVacancyNames(vacancies).vacancies;
  const mayAsk = offers('AppsGetVacancyList');
  if (lacking.has('DatalakeAssessmentFilter.externalVacancyIds')) return null;
  if (!mayAsk && vacancies.length === 0) return null;
  return (
    <Chosen
      name="vacancies"
      names={named.map(({ title }) => title)}
      value={vacancies}
      mayAsk={mayAsk}
      onChange={(ids) => onChange({ ...filter, vacancies: ids })}
    />
  );
}

interface Props {
  name: 'departments' | 'vacancies';
  names: string[];
  value: string[];
  mayAsk: boolean;
  onChange: (ids: string[]) => void;
}

function Chosen({ name, names, value, mayAsk, onChange }: Props) {
  const translate = useTranslate();
  const label = `pages.dashboard.filter.${name}.label`;
  const field: FieldPlan = {
    name,
    label,
    help: `pages.dashboard.filter.${name}.help`,
    kind: 'references',
    required: false,
    ...(!mayAsk && { readOnly: true }),
  };
  return (
    <FilterChoice
      label={translate(label)}
      chosen={inShort(names) ?? translate('pages.dashboard.filter.all')}
      changed={value.length > 0}
      opens
    >
      {() =>
        createElement(inputOf({ kind: 'references', widget: name }), {
          field,
          value,
          onChange: (ids) => onChange(Array.isArray(ids) ? ids.map(String) : []),
          onBlur: nothing,
          focusRef: nothing,
        })
      }
    </FilterChoice>
  );
}

/** The first name, and how many more there are. */
export const inShort = ([first, ...more]: string[]): string | undefined =>
  first === undefined ? undefined : more.length > 0 ? `${first} +${more.length}` : first;

const nothing = () => undefined;
