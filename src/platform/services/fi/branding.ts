import { eq } from 'drizzle-orm';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { brandings } from '../../database/tenants.ts';
import { PlatformError } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { wholeTheme } from './theme.ts';

export type Branding = TenantRow<typeof brandings>;

/** Reads how the chat interview of a customer looks (specification 1 §3, §7). */
export const getBranding = operation('FIGetBranding', {}, async ({ customerId }, context) => {
  await requireCustomer(context, customerId);
  const [found] = await scoped(context.tx, context.reach).select(brandings, brandings, eq(brandings.customerId, customerId));
  if (!found) throw noBranding();
  return asBranding(found);
});

/** The answer by which a client knows that there is none yet (specification 1 §8); only who reaches the customer is told. */
export const noBranding = () => new PlatformError('NOT_FOUND', 'Branding is not found!', { reason: 'NO_BRANDING' });

/** A branding as the contract shows it. */
export const asBranding = ({ id, title, logoUrl, theme, version }: Branding): ResultOf<'FIGetBranding'> => ({
  ...{ _id: id, title, logoUrl, version },
  theme: wholeTheme(theme),
});
