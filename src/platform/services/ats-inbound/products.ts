import type { AssessmentProduct } from '../../../generated/types.ts';
import { AssessmentProduct as products } from '../../../generated/values.ts';
import { limits } from '../../../domain/limits.ts';
import type { AtsTenant } from './caller.ts';
import { InboundRefusal } from './refusal.ts';

const longestPostfix = 40;

export const isByProduct = ({ extra }: Pick<AtsTenant, 'extra'>): boolean => extra['hasVacancyByProduct'] === true;

/** Products of a requisition, in the contract's order; none if the connection doesn't split requisitions, whatever the message says. */
export function productsOf(tenant: AtsTenant, value: unknown): AssessmentProduct[] {
  if (!isByProduct(tenant) || value === undefined || value === null) return [];
  const named: unknown[] = Array.isArray(value) ? value : [value];
  const known = products.filter((product) => named.includes(product));
  if (!Array.isArray(value) || known.length !== named.length)
    throw new InboundRefusal(400, `products: must be a list of ${products.join(' and ')}, each at most once.`);
  return known;
}

export function productOf(value: unknown): AssessmentProduct | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const product = products.find((each) => each === value);
  if (!product) throw new InboundRefusal(400, `product: must be ${products.join(' or ')}.`);
  return product;
}

export function externalIdOf(requisitionId: string, product: AssessmentProduct): string {
  const id = `${requisitionId}/${product}`;
  if (id.length <= limits.name) return id;
  throw new InboundRefusal(400, `requisitionId: must be at most ${limits.name - product.length - 1} characters long with products.`);
}

/** External ids of all vacancies that a requisition can have by product. */
export const externalIdsOf = (requisitionId: string): Map<string, AssessmentProduct> =>
  new Map(products.map((product) => [`${requisitionId}/${product}`, product]));

/** A shortened title with the postfix, the product, or both if the postfix alone would name two vacancies alike. */
export function titleOf({ extra }: AtsTenant, title: string, product: AssessmentProduct, isOnly: boolean): string {
  const text = extra['vacancyByProductPostfix'];
  const postfix = typeof text === 'string' ? shortened(text.trim(), longestPostfix) : '';
  const suffix = [postfix, postfix && isOnly ? '' : product].filter(Boolean).join(' ');
  return `${shortened(title.trim(), limits.name - suffix.length - 1)} ${suffix}`;
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const character of text)
    if (kept.length + character.length < length) kept += character;
    else break;
  return `${kept.trimEnd()}…`;
}
