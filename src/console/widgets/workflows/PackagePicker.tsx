import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { useSuggestions } from '../../../engine/screens/widgets/useSuggestions.ts';

interface Package {
  externalId: string;
  name: string;
  language: string;
}

interface Props extends InputProps {
  product: 'FI' | 'SI' | undefined;
  known: string | undefined;
  onChoose: (externalId: string, language: string | undefined) => void;
}

/** An assessment package of one kind, “name (language)”, found by its name. */
export function PackagePicker({ product, known, onChoose, ...props }: Props) {
  const { field, value } = props;
  const translate = useTranslate();
  const [picked, setPicked] = useState<Package>();
  const { suggestions, loading, failed, look } = useSuggestions<Package>('AppsGetAssessmentPackageList', {
    variables: (text) =>
      product
        ? {
            filter: {
              product,
              ...(text.trim() && { searchText: text.trim().slice(0, 100) }),
              skipEq: 0,
              limitEq: 50,
              sort: { fieldName: 'name', order: 'asc' },
            },
          }
        : null,
    read: (answer) => (answer as { data: Package[] }).data,
    milliseconds: 100,
  });
  const id = typeof value === 'string' ? value : '';
  const chosen =
    id === ''
      ? null
      : ([picked, ...suggestions].find((each) => each?.externalId === id) ?? { externalId: id, name: known ?? id, language: '' });
  const label = ({ name, language }: Package) =>
    language ? `${name} (${translate(`enums.StageLanguage.${language}`, { _: language })})` : name;
  return (
    <Control {...props} {...(failed && { error: props.error ?? translate('resources.workflows.packagesFailed') })}>
      {(control) => (
        <Autocomplete<Package>
          id={control.id}
          options={suggestions}
          loading={loading}
          filterOptions={(all) => all}
          getOptionLabel={label}
          getOptionKey={({ externalId }) => externalId}
          isOptionEqualToValue={(option, other) => option.externalId === other.externalId}
          value={chosen}
          onInputChange={(_, text, reason) => {
            if (reason !== 'reset') look(text);
          }}
          onChange={(_, next) => {
            setPicked(next ?? undefined);
            look('');
            onChoose(next?.externalId ?? '', next?.language);
          }}
          onBlur={control.onBlur}
          disablePortal
          disabled={product === undefined}
          readOnly={field.readOnly ?? false}
          loadingText={translate('ra.message.loading')}
          noOptionsText={translate('screens.reference.none')}
          clearText={translate('ra.action.clear_input_value')}
          openText={translate('ra.action.open')}
          closeText={translate('ra.action.close')}
          renderInput={(params) => (
            <PickerBox
              {...control}
              params={params}
              placeholder={translate(product ? 'screens.reference.choose' : 'screens.form.stages.typeFirst')}
            />
          )}
        />
      )}
    </Control>
  );
}
