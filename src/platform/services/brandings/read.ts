import { eq } from 'drizzle-orm';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { brandings } from './tenant.ts';
import { PlatformError } from '../../errors.ts';
import { requireCustomer } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { wholeTheme } from './theme.ts';

export type Branding = TenantRow<typeof brandings>;

export const getBranding = operation('FIGetBranding', {}, async ({ customerId }, context) => {
  await requireCustomer(context, customerId);
  const [found] = await scoped(context.tx, context.access).select(brandings, brandings, eq(brandings.customerId, customerId));
  if (!found) throw noBranding();
  return asBranding(found);
});

export const noBranding = () => new PlatformError('NOT_FOUND', 'Branding is not found!', { reason: 'NO_BRANDING' });

export const asBranding = ({ id, title, logoUrl, theme, version }: Branding): ResultOf<'FIGetBranding'> => ({
  ...{ _id: id, title, logoUrl, version },
  theme: wholeTheme(theme),
});
