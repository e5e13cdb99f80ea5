import { useCallback, useMemo, useReducer, useRef } from 'react';
import { faultsOf, placeOf, type Faults } from './faults.ts';
import { emptyCustomer, sameRules, type CustomerChoice, type EditorCustomer, type EditorRule, chosen } from './editorRules.ts';

interface State {
  rules: EditorRule[];
  read: readonly EditorRule[];
  validated: boolean;
  refused: Faults;
}

type Change =
  | { kind: 'rule'; rule: string; change: (rule: EditorRule) => EditorRule }
  | { kind: 'rules'; change: (rules: EditorRule[]) => EditorRule[] }
  | { kind: 'start'; rules: EditorRule[]; read: readonly EditorRule[] }
  | { kind: 'judge' }
  | { kind: 'refuse'; faults: Faults };

/** The rules of an editor while they are edited, and what is wrong with them. */
export function useEditor(read: () => EditorRule[]) {
  const [state, dispatch] = useReducer(reduce, undefined, () => {
    const rules = read();
    return { rules, read: rules, validated: false, refused: {} } satisfies State;
  });
  const missing = useMemo(() => faultsOf(state.rules), [state.rules]);
  const dirty = useMemo(() => !sameRules(state.rules, state.read), [state.rules, state.read]);

  const rule = useCallback(
    (key: string, change: (rule: EditorRule) => EditorRule) => dispatch({ kind: 'rule', rule: key, change }),
    [dispatch],
  );
  const customer = useCallback(
    (key: string, row: string, change: (customer: EditorCustomer) => EditorCustomer) =>
      rule(key, (one) => ({ ...one, customers: one.customers.map((each) => (each.key === row ? change(each) : each)) })),
    [rule],
  );
  const change = useMemo(
    () => ({
      rules: (next: (rules: EditorRule[]) => EditorRule[]) => dispatch({ kind: 'rules', change: next }),
      start: (fresh: readonly EditorRule[], rules: EditorRule[] = [...fresh]) => dispatch({ kind: 'start', rules, read: fresh }),
      validate: () => dispatch({ kind: 'judge' }),
      refuse: (faults: Faults) => dispatch({ kind: 'refuse', faults }),
      actions: (key: string, actions: string[]) => rule(key, (one) => ({ ...one, actions })),
      choose: (key: string, row: string, choice: CustomerChoice | undefined) =>
        customer(key, row, (before) => ({ ...chosen(choice), key: before.key })),
      departments: (key: string, row: string, hierarchyIds: string[]) => customer(key, row, (before) => ({ ...before, hierarchyIds })),
      addCustomer: (key: string) => rule(key, (one) => ({ ...one, customers: [...one.customers, emptyCustomer()] })),
      removeCustomer: (key: string, row: string) =>
        rule(key, (one) => ({ ...one, customers: one.customers.filter((each) => each.key !== row) })),
      removeRule: (key: string) => dispatch({ kind: 'rules', change: (rules) => rules.filter((one) => one.key !== key) }),
    }),
    [dispatch, rule, customer],
  );
  const shown = useSame({ ...(state.validated && missing), ...state.refused });
  return { ...state, missing, shown, dirty, change };
}

/** The same object as long as the same faults are in it: rules are rendered anew only where something changed. */
function useSame(faults: Faults): Faults {
  const last = useRef(faults);
  if (JSON.stringify(last.current) !== JSON.stringify(faults)) last.current = faults;
  return last.current;
}

export type Editor = ReturnType<typeof useEditor>;
export type EditorChange = Editor['change'];

function reduce(state: State, change: Change): State {
  switch (change.kind) {
    case 'rule': {
      const rules = state.rules.map((one) => (one.key === change.rule ? change.change(one) : one));
      return { ...state, rules, refused: without(state.refused, change.rule) };
    }
    case 'rules':
      return { ...state, rules: change.change(state.rules) };
    case 'start':
      return { rules: change.rules, read: change.read, validated: false, refused: {} };
    case 'judge':
      return { ...state, validated: true };
    case 'refuse':
      return { ...state, refused: change.faults };
  }
}

const without = (faults: Faults, rule: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([place]) => place !== placeOf(rule) && !place.startsWith(`${placeOf(rule)}.`)));
