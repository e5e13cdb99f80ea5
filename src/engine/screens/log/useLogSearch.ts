import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accept } from '../../forms/accept.ts';
import type { GeneratedForm } from '../../forms/generated.ts';
import type { Values } from '../../plan/sources.ts';
import { isBlank } from '../values/formValues.ts';
import { sentValues, type Sent } from '../form/sentValues.ts';
import { isSearched, readSearch, withoutSearch, writeSearch } from './searchState.ts';

/** A log's search: what the address says, and whether the form's rules let it be asked. */
export function useLogSearch({ plan, validate }: GeneratedForm) {
  const [query, setQuery] = useSearchParams();
  // Only what the form itself wrote: a page that is turned changes nothing of the search.
  const own = writeSearch(new URLSearchParams(), plan, readSearch(query, plan)).toString();
  const typed = useMemo(() => readSearch(new URLSearchParams(own), plan), [own, plan]);
  const searched = useMemo(() => {
    const { values, errors } = accept({ plan, validate }, toSent(plan.fields, typed).values);
    return errors ? undefined : values;
  }, [plan, validate, typed]);

  const change = useCallback(
    (write: (query: URLSearchParams) => URLSearchParams) =>
      setQuery(
        (current) => {
          const next = write(current);
          // Another search begins at its first page, and at no record.
          for (const key of ['page', 'record']) next.delete(key);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return {
    /** What stands in the form. */
    typed,
    /** As it is asked; nothing where a rule forbids it. */
    searched,
    /** Does the address say anything of it, or are these the defaults? */
    named: isSearched(query, plan),
    search: useCallback((values: Values) => change((current) => writeSearch(current, plan, values)), [change, plan]),
    clear: useCallback(() => change((current) => withoutSearch(current, plan)), [change, plan]),
  };
}

/** An empty choice of several asks for all, as does an empty text. */
export function toSent(fields: GeneratedForm['plan']['fields'], typed: Values): Sent {
  const { values, formPath } = sentValues(fields, 'create', typed);
  return { values: Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))), formPath };
}
