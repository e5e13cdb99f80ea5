import type {
  AssessmentProduct,
  DatalakeApplicationFilter,
  DatalakeAssessmentFilter,
  DatalakeDropoutFilter,
  DatalakeLeakageFilter,
} from '../../../generated/types.ts';
import { badInput } from '../../errors.ts';
import { including, isEmpty } from '../../figures/spans.ts';
import type { Span } from '../../figures/spans.ts';

// What the windows and thresholds of the inputs mean (schema/datalake.graphql).

/** Days after which what was not begun or not finished counts as lost (decisions §8). */
const defaultThreshold = 5;
const maxThreshold = 3650;
/** Ten years. */
const mostDays = 3653;
const day = 24 * 3_600_000;

/** The window of a field and its fellow, named without their endings: an end before the start is refused. */
function windowAt(argument: string, name: string, from: string | null | undefined, to: string | null | undefined): Span {
  const span = including(from, to);
  const path = `${argument}.${name}To`;
  if (isEmpty(span)) throw badInput({ [path]: 'validation.dashboard.order' }, { message: 'The end is before the start.' });
  return span;
}

export const submittedIn = ({ submittedAtFrom, submittedAtTo }: Pick<DatalakeAssessmentFilter, 'submittedAtFrom' | 'submittedAtTo'>) =>
  windowAt('filterAssessmentInput', 'submittedAt', submittedAtFrom, submittedAtTo);

/** The window of consent, or of creation for what was never consented to; the window of submission stands in for an end that is left out. */
export const consentedIn = (filter: Pick<DatalakeDropoutFilter | DatalakeLeakageFilter, Ends>): Span => {
  const { consentedAtFrom, consentedAtTo, submittedAtFrom, submittedAtTo } = filter;
  return windowAt('filterAssessmentInput', 'consentedAt', consentedAtFrom ?? submittedAtFrom, consentedAtTo ?? submittedAtTo);
};
type Ends = 'consentedAtFrom' | 'consentedAtTo' | 'submittedAtFrom' | 'submittedAtTo';

/** The window of creation, whose days are answered one by one. */
export function createdIn({ createdAtFrom, createdAtTo }: Pick<DatalakeApplicationFilter, 'createdAtFrom' | 'createdAtTo'>): Span {
  const span = windowAt('filterApplicationInput', 'createdAt', createdAtFrom, createdAtTo);
  if (span.from && span.to) requireDays('filterApplicationInput.createdAtTo', (span.to.getTime() - span.from.getTime()) / day);
  return span;
}

/** What is answered day by day is bounded. */
export function requireDays(path: string, days: number): void {
  if (days > mostDays)
    throw badInput({ [path]: 'validation.dashboard.days' }, { message: 'This is too long.', fieldArgs: { [path]: { limit: mostDays } } });
}

/** The dashboard is of chat interviews. */
export function requireChat(product: readonly AssessmentProduct[] | undefined, argument: string): void {
  if (product && (product.length === 0 || product.some((each) => each !== 'FI')))
    throw badInput({ [`${argument}.product`]: 'validation.dashboard.product' }, { message: 'Figures are of the product FI.' });
}

/** A threshold's days, at a field. */
export function thresholdAt(path: string, days: number | null | undefined): number {
  const given = days ?? defaultThreshold;
  if (given < 0 || given > maxThreshold)
    throw badInput({ [path]: 'validation.dashboardFilter.threshold' }, { fieldArgs: { [path]: { limit: maxThreshold } } });
  return given;
}
