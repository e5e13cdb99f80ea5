/** A window of time, its end left out; an end that is null is open. */
export interface Span {
  from: Date | null;
  to: Date | null;
}

/** A window as the contract has it, both ends included: the stores keep thousandths of seconds. */
export const including = (from: string | null | undefined, to: string | null | undefined): Span => ({
  from: from ? new Date(from) : null,
  to: to ? new Date(new Date(to).getTime() + 1) : null,
});

/** What of a window lies before a moment. */
export const before = ({ from, to }: Span, moment: Date): Span => ({ from, to: to && to < moment ? to : moment });

export const isEmpty = ({ from, to }: Span): boolean => from !== null && to !== null && from >= to;

/** Behind it nothing is told apart, and the database reads no text of it. */
const lastYear = Date.UTC(9999, 0);

/** A window's ends as the database reads them. */
export const textsOf = ({ from, to }: Span): [string, string] => [
  from ? from.toISOString() : '-infinity',
  to && to.getTime() < lastYear ? to.toISOString() : 'infinity',
];

export const keyOf = (span: Span): string => textsOf(span).join('/');
