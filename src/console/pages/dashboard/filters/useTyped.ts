import { useState } from 'react';

/** What is typed and not applied yet: it outlives its panel, until what it began with is another. */
export function useTyped<Value>(first: Value): [Value, (value: Value) => void] {
  const of = JSON.stringify(first);
  const [typed, setTyped] = useState({ of, value: first });
  return [typed.of === of ? typed.value : first, (value) => setTyped({ of, value })];
}
