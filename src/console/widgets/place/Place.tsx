import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import type { Values } from '../../../engine/plan/sources.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';
import { useSuggestions } from '../../../engine/screens/widgets/useSuggestions.ts';

interface FoundAddress {
  address: string;
  coordinate?: { lat: number; lng: number } | null;
}

/** A place: what CommonGeocode suggests, with its point, or any other text, without one. */
export function Place(props: InputProps) {
  const { field, value, onChange, errorAt } = props;
  const translate = useTranslate();
  const held = (value ?? undefined) as FoundAddress | undefined;
  const { suggestions, loading, failed, text, look } = useSuggestions<FoundAddress>('CommonGeocode', {
    variables: (typed) => (typed.trim().length < 2 ? null : { searchText: typed.trim().slice(0, 100), skip: 0, limit: 8 }),
    read: (answer) => (answer as { data: FoundAddress[] }).data,
  });
  const type = (typed: string) => {
    look(typed);
    // A text that was changed is another place: its point is not known.
    if (typed !== (held?.address ?? '')) onChange(typed === '' ? undefined : { address: typed });
  };
  const inner = field.fields?.find(({ name }) => name === 'address');
  const error = props.error ?? errorAt?.('address');
  return (
    <Control
      {...props}
      {...(error && { error })}
      field={{ ...field, ...(inner?.maxLength && { maxLength: inner.maxLength }) }}
      value={held?.address ?? ''}
    >
      {(control) => (
        <Autocomplete<FoundAddress, false, false, true>
          id={control.id}
          freeSolo
          options={suggestions}
          loading={loading}
          // The platform has searched; a place is found by words that its address does not hold.
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.address)}
          getOptionKey={(option) => (typeof option === 'string' ? option : `${option.address} ${JSON.stringify(option.coordinate)}`)}
          isOptionEqualToValue={(option, other) => typeof other === 'object' && option.address === other.address}
          value={held?.address ? held : null}
          inputValue={held?.address ?? ''}
          onInputChange={(_, typed, reason) => {
            if (reason === 'input' || reason === 'clear') type(typed);
          }}
          onChange={(_, chosen) => {
            if (typeof chosen === 'object') onChange(chosen === null ? undefined : placeOf(chosen));
          }}
          onBlur={control.onBlur}
          disablePortal
          disabled={control.disabled ?? false}
          readOnly={field.readOnly ?? false}
          loadingText={translate('ra.message.loading')}
          noOptionsText={translate(failed ? 'screens.reference.failed' : 'screens.form.place.none')}
          clearText={translate('ra.action.clear_input_value')}
          openOnFocus={text !== ''}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.form.place.type')} />}
        />
      )}
    </Control>
  );
}

const placeOf = ({ address, coordinate }: FoundAddress): Values => ({
  address,
  ...(coordinate && { coordinate: { lat: coordinate.lat, lng: coordinate.lng } }),
});
