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

const defaultThreshold = 5;
const maxThreshold = 3650;
const mostDays = 3653;
const day = 24 * 3_600_000;

function windowAt(argument: string, name: string, from: string | null | undefined, to: string | null | undefined): Span {
  const span = including(from, to);
  const path = `${argument}.${name}To`;
  if (isEmpty(span)) throw badInput({ [path]: 'validation.dashboard.order' }, { message: 'The end must not be before the start.' });
  return span;
}

export const submittedIn = ({ submittedAtFrom, submittedAtTo }: Pick<DatalakeAssessmentFilter, 'submittedAtFrom' | 'submittedAtTo'>) =>
  windowAt('filterAssessmentInput', 'submittedAt', submittedAtFrom, submittedAtTo);

/** Window of consent, or of creation if there was none; the window of submission fills in missing ends. */
export const consentedIn = (filter: Pick<DatalakeDropoutFilter | DatalakeLeakageFilter, Ends>): Span => {
  const { consentedAtFrom, consentedAtTo, submittedAtFrom, submittedAtTo } = filter;
  return windowAt('filterAssessmentInput', 'consentedAt', consentedAtFrom ?? submittedAtFrom, consentedAtTo ?? submittedAtTo);
};
type Ends = 'consentedAtFrom' | 'consentedAtTo' | 'submittedAtFrom' | 'submittedAtTo';

export function createdIn({ createdAtFrom, createdAtTo }: Pick<DatalakeApplicationFilter, 'createdAtFrom' | 'createdAtTo'>): Span {
  const span = windowAt('filterApplicationInput', 'createdAt', createdAtFrom, createdAtTo);
  if (span.from && span.to) requireDays('filterApplicationInput.createdAtTo', (span.to.getTime() - span.from.getTime()) / day);
  return span;
}

export function requireDays(path: string, days: number): void {
  if (days > mostDays)
    throw badInput(
      { [path]: 'validation.dashboard.days' },
      { message: 'The period is too long.', fieldArgs: { [path]: { limit: mostDays } } },
    );
}

/** The dashboard covers chat interviews only. */
export function requireChat(product: readonly AssessmentProduct[] | undefined, argument: string): void {
  if (product && (product.length === 0 || product.some((each) => each !== 'FI')))
    throw badInput(
      { [`${argument}.product`]: 'validation.dashboard.product' },
      { message: 'Figures are available for the product FI only.' },
    );
}

export function thresholdAt(path: string, days: number | null | undefined): number {
  const input = days ?? defaultThreshold;
  if (input < 0 || input > maxThreshold)
    throw badInput({ [path]: 'validation.dashboardFilter.threshold' }, { fieldArgs: { [path]: { limit: maxThreshold } } });
  return input;
}
