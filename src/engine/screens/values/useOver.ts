import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** Parameter of lists whose records open on a page of their own; no field of an API can have its name. */
const peekKey = 'peek-row';

/** The record shown over a list, by a parameter of the list's address. */
export function useOver(parameter = peekKey) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const id = query.get(parameter);
  /** True if the list is the previous entry of the browser's history. */
  const listBefore = useRef(false);
  const last = useRef(id);
  useEffect(() => {
    if (id === null) listBefore.current = false;
    else if (last.current === null) listBefore.current = type === 'PUSH';
    last.current = id;
  }, [id, type]);

  const open = useCallback(
    (other: string) => {
      const to = new URLSearchParams(query);
      to.set(parameter, other);
      return `?${to.toString()}`;
    },
    [query, parameter],
  );
  /** Replaces the entry, so that Back leads to the list. */
  const change = useCallback(
    (write: (query: URLSearchParams) => void) =>
      setQuery(
        (current) => {
          const to = new URLSearchParams(current);
          write(to);
          return to;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  /** Goes back to the list, so that Back does not stop there twice. */
  const close = useCallback(() => {
    if (listBefore.current) return void navigate(-1);
    change((to) => to.delete(parameter));
  }, [navigate, change, parameter]);
  const show = useCallback((other: string) => void navigate(open(other)), [navigate, open]);
  return { id, parameter, open, show, change, close };
}
