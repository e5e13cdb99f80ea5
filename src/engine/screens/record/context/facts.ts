import type { ColumnPlan, Plan } from '../../../plan/Plan.ts';

/** Details about the record as such: its ids, and when and by whom it was made and changed. */
export const factsOf = ({ details }: Plan): ColumnPlan[] => {
  const facts = details.filter(isFact);
  // A record of nothing else keeps them in its card.
  return facts.length < details.length ? facts : [];
};

const isFact = ({ path, kind, widget, only, on, also }: ColumnPlan): boolean =>
  only === undefined &&
  on === undefined &&
  also === undefined &&
  (widget === undefined
    ? kind === 'id' || ((kind === 'dateTime' || kind === 'date') && moment.test(path)) || person.test(path)
    : idWidgets.has(widget) || (widget === 'dateTime' && moment.test(path)));

const idWidgets = new Set(['id', 'copyId']);
const moment = /^(?:created|inserted|updated|modified|changed)(?:_?(?:at|on|date|time))?$/i;
const person = /^(?:created|updated|modified|changed)_?by(?:\.|_?name)?/i;
