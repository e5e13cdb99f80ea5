/**
 * Marks a default that `npm run new` chose; `npm run check` lists them, and editors strike them through.
 * @deprecated Decide, and keep the value alone.
 */
export const undecided = <const Value>(_question: string, value: Value): Value => value;
