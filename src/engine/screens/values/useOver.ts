import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';

/** A record over its list, named by a parameter of the list's address: which it is, the address of any other, and the way back. */
export function useOver(parameter: string) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const [query, setQuery] = useSearchParams();
  const id = query.get(parameter);
  /** The list stands right before it in the browser's history. */
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
  /** Another one takes its place; the browser's Back leads to the list all the same. */
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
  /** Back to the list that it was opened from, so that the browser's Back does not stop there twice. */
  const close = useCallback(() => {
    if (listBefore.current) return void navigate(-1);
    change((to) => to.delete(parameter));
  }, [navigate, change, parameter]);
  return { id, open, change, close };
}
