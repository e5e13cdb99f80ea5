export interface Span {
  from: Date | null;
  to: Date | null;
}

/** Converts the contract's inclusive window, at a resolution of milliseconds. */
export const including = (from: string | null | undefined, to: string | null | undefined): Span => ({
  from: from ? new Date(from) : null,
  to: to ? new Date(new Date(to).getTime() + 1) : null,
});

export const before = ({ from, to }: Span, moment: Date): Span => ({ from, to: to && to < moment ? to : moment });

export const isEmpty = ({ from, to }: Span): boolean => from !== null && to !== null && from >= to;

/** Clamp: the database reads no later times. */
const lastYear = Date.UTC(9999, 0);

export const textsOf = ({ from, to }: Span): [string, string] => [
  from ? from.toISOString() : '-infinity',
  to && to.getTime() < lastYear ? to.toISOString() : 'infinity',
];

export const keyOf = (span: Span): string => textsOf(span).join('/');
