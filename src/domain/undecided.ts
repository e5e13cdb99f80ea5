/**
 * Marks a default that `npm run new` chose; `npm run check` lists them, and editors strike them through.
 * @deprecated Decide, and keep the value alone.
 */
export const undecided = <const Question extends string, const Value>(_question: Question, value: Value): Value => value;
