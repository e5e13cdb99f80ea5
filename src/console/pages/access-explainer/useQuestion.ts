import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { isRowKind, kinds, rowKinds, type Kind } from './kinds.ts';

/** Question in the address, `?tab=access&subject=VACANCY&of=…`, so that it can be shared. */
export function useQuestion() {
  const [query, setQuery] = useSearchParams();
  const { plans } = useScreens();
  const { may, mayAsk } = useAvailability();
  const isOffered = (kind: Kind) => {
    if (kind === 'CUSTOMER') return true;
    if (kind === 'DEPARTMENT') return mayAsk('ORGGetHierarchy');
    const plan = isRowKind(kind) ? plans[rowKinds[kind].resource] : undefined;
    return plan !== undefined && may(plan, 'getList');
  };
  const offered = kinds.filter(isOffered);
  const kind = offered.find((each) => each === query.get('subject')) ?? 'CUSTOMER';
  const of = kind === 'CUSTOMER' ? undefined : (query.get('of') ?? undefined);
  const set = useCallback(
    (next: Kind, id?: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('subject', next);
          if (id) after.set('of', id);
          else after.delete('of');
          return after;
        },
        // Incomplete questions leave no entry in the history.
        { replace: !id && next !== 'CUSTOMER' },
      ),
    [setQuery],
  );
  return { kind, of, offered, set };
}
