/** Keeps the last value that was made, as long as it is made of the same. */
export function keepLast<Value>(): (of: string, make: () => Value) => Value {
  let last: { of: string; value: Value } | undefined;
  return (of, make) => {
    if (last?.of !== of) last = { of, value: make() };
    return last.value;
  };
}
