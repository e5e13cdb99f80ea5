import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useDebounced } from '../../../engine/screens/values/useDebounced.ts';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { EmailInput } from '../../../engine/screens/widgets/Email.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { PickerBox } from '../../../engine/screens/widgets/PickerBox.tsx';

export function Person(props: InputProps) {
  const { plans } = useScreens();
  const users = props.field.offers ? plans[props.field.offers] : undefined;
  return users?.list ? <Suggesting {...props} users={users} /> : <EmailInput {...props} />;
}

function Suggesting({ users, ...props }: InputProps & { users: Plan }) {
  const { field, value, onChange } = props;
  const translate = useTranslate();
  const { may } = useAvailability();
  const { getValues, setValue } = useFormContext();
  const [text, setText] = useState('');
  const look = useDebounced(setText, 200);
  const row = field.name.slice(0, field.name.lastIndexOf('.'));
  const { data, isFetching } = useGetList<RaRecord>(
    users.name,
    {
      pagination: { page: 1, perPage: 8 },
      sort: { field: '', order: 'ASC' },
      filter: { q: text },
      meta: { screen: 'person suggestions', archived: false },
    },
    { enabled: may(users, 'getList') && text.length > 1, placeholderData: (before) => before },
  );
  const typed = typeof value === 'string' ? value : '';
  const change = (email: string) => {
    // An id that was made of the old address goes with it.
    const own: unknown = getValues(`${row}.externalId`);
    if (typeof own === 'string' && own !== '' && own === typed) setValue(`${row}.externalId`, '', { shouldDirty: true });
    onChange(email);
  };
  const fill = (user: RaRecord) => {
    change(String(user['email'] ?? ''));
    for (const name of ['firstName', 'lastName']) setValue(`${row}.${name}`, String(user[name] ?? ''), { shouldDirty: true });
  };
  return (
    <Control {...props}>
      {(control) => (
        <Autocomplete<RaRecord, false, false, true>
          id={control.id}
          freeSolo
          options={text.length > 1 ? (data ?? []) : []}
          loading={isFetching}
          // The platform has searched, by name and address.
          filterOptions={(all) => all}
          getOptionLabel={(option) => (typeof option === 'string' ? option : String(option['email'] ?? ''))}
          getOptionKey={(option) => (typeof option === 'string' ? option : String(option.id))}
          renderOption={({ key, ...item }, user) => (
            <li key={key} {...item}>
              <Lines>
                {[user['firstName'], user['lastName']].filter(Boolean).map(String).join(' ')}
                <small>{String(user['email'] ?? '')}</small>
              </Lines>
            </li>
          )}
          value={null}
          inputValue={typed}
          onInputChange={(_, next, reason) => {
            if (reason !== 'input' && reason !== 'clear') return;
            change(next);
            look(next.trim());
          }}
          onChange={(_, user) => {
            if (user !== null && typeof user === 'object') fill(user);
          }}
          onBlur={control.onBlur}
          disablePortal
          disabled={control.disabled ?? false}
          readOnly={field.readOnly ?? false}
          loadingText={translate('ra.message.loading')}
          clearText={translate('ra.action.clear_input_value')}
          renderInput={(params) => <PickerBox {...control} params={params} placeholder={translate('screens.form.people.type')} />}
        />
      )}
    </Control>
  );
}

const Lines = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));
