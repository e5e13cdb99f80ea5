import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { FieldPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { focusFirst } from '../form/focusAt.ts';
import { FormField } from '../form/FormField.tsx';
import { isBlank } from '../values/formValues.ts';
import { pathsOf, resolverOf } from '../form/resolver.ts';
import { cardsBelow } from '../values/measures.ts';
import { toSent } from './useLogSearch.ts';
import { raised } from '../values/surfaces.ts';

interface Props {
  loaded: GeneratedForm;
  typed: Values;
  wrong: boolean;
  searching: boolean;
  onSearch: (values: Values) => void;
  onClear: () => void;
}

/** Specification 1 §2.8, 3 §5. */
export function SearchForm({ loaded, typed, wrong, searching, onSearch, onClear }: Props) {
  const translate = useTranslate();
  const { fields, id } = loaded.plan;
  const any = translate('screens.list.any');
  const searched = useMemo(() => fields.map(searchedFor), [fields]);
  const small = useMediaQuery(`(max-width: ${cardsBelow - 0.05}px)`, { noSsr: true });
  const [all, setAll] = useState(false);
  // On a phone, results must not be below a page of empty fields.
  const shown =
    small && !all ? searched.filter((field, index) => index < few || field.required || !isBlank(at(typed, field.name))) : searched;
  const form = useForm<Values>({
    defaultValues: typed,
    resolver: useMemo(() => resolverOf(loaded, translate, (values) => toSent(fields, values)), [loaded, translate, fields]),
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { reset, trigger, handleSubmit, getValues, control } = form;
  useEffect(() => {
    // After Back, Forward or a shared link, the form follows the address.
    reset(typed);
    if (wrong) void trigger();
  }, [reset, trigger, typed, wrong]);

  const submit = handleSubmit(
    () => onSearch(structuredClone(getValues())),
    (errors) => focusFirst(pathsOf(errors)),
  );
  const clear = () => {
    onClear();
    // A bare address does not change, although the form may have.
    reset(typed);
  };
  return (
    <Panel
      noValidate
      role="search"
      onSubmit={submit}
      aria-label={translate(`forms.${id.replaceAll('/', '.')}.title`, { _: translate('screens.log.search') })}
    >
      <Fields>
        {shown.map((field) => (
          <div key={field.name} data-wide={field.fields !== undefined || undefined}>
            <FormField field={field} control={control} onLeave={nothing} empty={any} />
          </div>
        ))}
      </Fields>
      <Foot>
        <Button type="submit" variant="contained" startIcon={<Search />} loading={searching}>
          {translate('screens.log.search')}
        </Button>
        <Button onClick={clear}>{translate('screens.log.clear')}</Button>
        {small && fields.length > few && (
          <Button onClick={() => setAll(!all)} aria-expanded={all} sx={{ ml: 'auto' }}>
            {translate(all ? 'screens.log.fewerFields' : 'screens.log.allFields')}
          </Button>
        )}
      </Foot>
    </Panel>
  );
}

/** In a search, ids are typed or pasted. */
const searchedFor = (field: FieldPlan): FieldPlan => (field.kind === 'id' && !field.widget ? { ...field, kind: 'text' } : field);

const few = 2;

const nothing = () => undefined;

const Panel = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  ...raised(theme),
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
  gap: theme.spacing(2),
  // From and to stand side by side where there is room.
  '@media (min-width: 1100px)': { '& > [data-wide]': { gridColumn: 'span 2' } },
}));

const Foot = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1), '& button': { whiteSpace: 'nowrap' } }));
