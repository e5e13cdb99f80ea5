import Autocomplete from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { pickerTools } from '../../../generated/pickerTools.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import { useDebounced } from '../../../engine/screens/values/useDebounced.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { useVacancyNames, type Vacancy } from './useVacancyNames.ts';

/** Vacancies by their names or external ids; the value is the external ids, by which applications name their vacancy (specification 3 §7). */
export function VacancyPicker(props: InputProps) {
  const { value, onChange } = props;
  const { ask, offers } = useTools();
  const translate = useTranslate();
  const [text, setText] = useState('');
  const look = useDebounced(setText, 150);
  const tool = pickerTools['AppsGetVacancyList'];
  const { data, isFetching, error } = useQuery<Vacancy[]>({
    queryKey: ['vacancy picker', text],
    enabled: offers('AppsGetVacancyList'),
    retry: false,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const filter = { searchText: text, skipEq: 0, limitEq: 20, sort: { fieldName: 'title', order: 'asc' } } as const;
      return ((await ask(tool, { filter }, { signal })) as { data: Vacancy[] }).data;
    },
  });
  const { vacancies, know } = useVacancyNames(Array.isArray(value) ? value.map(String) : []);
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<Vacancy, true>
          id={control.id}
          multiple
          options={data ?? []}
          // The platform has matched them already.
          filterOptions={(options) => options}
          loading={isFetching}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ externalVacancyId }) => externalVacancyId}
          isOptionEqualToValue={(one, other) => one.externalVacancyId === other.externalVacancyId}
          value={vacancies}
          onChange={(_, next) => {
            know(next);
            onChange(next.map(({ externalVacancyId }) => externalVacancyId));
          }}
          onInputChange={(_, typed, reason) => reason === 'input' && look(typed)}
          onBlur={control.onBlur}
          autoHighlight
          disablePortal
          disabled={control.disabled ?? false}
          loadingText={translate('ra.message.loading')}
          noOptionsText={translate(error ? 'screens.reference.failed' : 'screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderOption={({ key, ...option }, { title, externalVacancyId }) => (
            <li key={key} {...option}>
              {title === externalVacancyId ? title : `${title} (${externalVacancyId})`}
            </li>
          )}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.reference.choose')} />}
        />
      )}
    </Control>
  );
}
