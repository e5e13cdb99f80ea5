import { useTranslate } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { ChipsInput } from '../../../../engine/screens/widgets/richInputs.tsx';
import { FilterChoice, type FilterProps } from './FilterChoice.tsx';
import { inShort } from './PlaceFilters.tsx';

/** Vacancies by their ids at the provider of assessments, which the console knows no names of. */
export function CohortsFilter({ filter, onChange }: FilterProps) {
  const { cohorts } = filter;
  const translate = useTranslate();
  // The box of chips tells its form what to judge; here there is nothing to judge.
  const form = useForm();
  const label = 'pages.dashboard.filter.cohorts.label';
  return (
    <FilterChoice
      label={translate(label)}
      chosen={inShort(cohorts) ?? translate('pages.dashboard.filter.all')}
      changed={cohorts.length > 0}
    >
      {() => (
        <FormProvider {...form}>
          <ChipsInput
            field={{ name: 'cohorts', label, help: 'pages.dashboard.filter.cohorts.help', kind: 'choices', required: false }}
            value={cohorts}
            onChange={(ids) => onChange({ ...filter, cohorts: Array.isArray(ids) ? ids.map(String) : [] })}
            onBlur={nothing}
            focusRef={nothing}
          />
        </FormProvider>
      )}
    </FilterChoice>
  );
}

const nothing = () => undefined;
