/** Caches the last value while its source is the same. */
export function keepLast<Value>(): (of: string, make: () => Value) => Value {
  let last: { of: string; value: Value } | undefined;
  return (of, make) => {
    if (last?.of !== of) last = { of, value: make() };
    return last.value;
  };
}
