import { and, eq } from 'drizzle-orm';
import { differs } from '../../database/differs.ts';
import { unscoped } from '../../database/scoped.ts';
import { unauthenticated } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { users } from '../users/tenant.ts';
import { readMe } from './me.ts';

/** The profile is in the person's own region, which need not be the one that is called. */
export const updateProfile = operation(
  'AuthUpdateProfile',
  { store: 'identity', form: 'auth/updateProfile', outside: true, recordsChangesOnly: true },
  async ({ input }, context) => {
    const { stores, session, now } = context;
    const home = await stores.region(session.region);
    await home.transaction(async (tx) => {
      const own = and(eq(users.customerId, session.customerId), eq(users.id, session.userId));
      const [row] = await unscoped(tx).select(users, users, own).for('update');
      if (!row || row.archivedAt) throw unauthenticated();
      const { id, customerId, organizationId, firstName, lastName, phoneNumber } = row;
      const before = { firstName, lastName, phoneNumber };
      const values = {
        firstName: input.firstName ?? firstName,
        lastName: input.lastName ?? lastName,
        phoneNumber: input.phoneNumber === undefined ? phoneNumber : input.phoneNumber,
      };
      if (!differs(row, values)) return;
      await unscoped(tx).update(users, { ...values, version: row.version + 1, updatedAt: now() }, own);
      const name = `${values.firstName} ${values.lastName}`;
      context.audit({
        subjects: [id],
        ...{ customerId, organizationId },
        values: { [id]: values },
        before: { [id]: before },
        names: { [id]: name },
      });
    });
    return context.within((tx) => readMe(tx, context));
  },
);
