import { useState } from 'react';

/** Unapplied input: survives its panel until its initial value changes. */
export function useTyped<Value>(first: Value): [Value, (value: Value) => void] {
  const of = JSON.stringify(first);
  const [typed, setTyped] = useState({ of, value: first });
  return [typed.of === of ? typed.value : first, (value) => setTyped({ of, value })];
}
