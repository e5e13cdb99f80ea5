import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accept } from '../../forms/accept.ts';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Values } from '../../plan/sources.ts';
import { isBlank } from '../values/formValues.ts';
import { sentValues, type Sent } from '../form/sentValues.ts';
import { isSearched, readSearch, withoutSearch, writeSearch } from './searchState.ts';

export function useLogSearch({ plan, validate }: GeneratedForm) {
  const [query, setQuery] = useSearchParams();
  // Only the form's own parameters: paging is no new search.
  const own = writeSearch(new URLSearchParams(), plan, readSearch(query, plan)).toString();
  const typed = useMemo(() => readSearch(new URLSearchParams(own), plan), [own, plan]);
  const searched = useMemo(() => acceptedBy({ plan, validate }, typed), [plan, validate, typed]);

  const change = useCallback(
    (write: (query: URLSearchParams) => URLSearchParams) =>
      setQuery(
        (current) => {
          const next = write(current);
          // A new search starts at the first page, without a record.
          for (const key of ['page', 'record']) next.delete(key);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return {
    typed,
    searched,
    named: isSearched(query, plan),
    search: useCallback((values: Values) => change((current) => writeSearch(current, plan, values)), [change, plan]),
    clear: useCallback(() => change((current) => withoutSearch(current, plan)), [change, plan]),
  };
}

/** The search of an address; undefined if it is not valid. */
export const searchedBy = (form: GeneratedForm, query: URLSearchParams): Values | undefined =>
  acceptedBy(form, readSearch(query, form.plan));

function acceptedBy({ plan, validate }: GeneratedForm, typed: Values): Values | undefined {
  const { values, errors } = accept({ plan, validate }, toSent(plan.fields, typed).values);
  return errors ? undefined : values;
}

/** Empty choices and texts match everything. */
export function toSent(fields: GeneratedForm['plan']['fields'], typed: Values): Sent {
  const { values, formPath } = sentValues(fields, 'create', typed);
  return { values: Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))), formPath };
}
