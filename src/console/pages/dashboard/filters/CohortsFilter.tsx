import { useTranslate } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { ChipsInput } from '../../../../engine/screens/widgets/richInputs.tsx';
import { FilterChoice, type FilterProps } from './FilterChoice.tsx';
import { inShort } from './PlaceFilters.tsx';

/** Vacancies by provider id; the console knows no names for them. */
export function CohortsFilter({ filter, onChange }: FilterProps) {
  const { cohorts } = filter;
  const translate = useTranslate();
  // ChipsInput needs a form; nothing is validated here.
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
