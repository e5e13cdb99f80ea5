import { and, eq } from 'drizzle-orm';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import { users } from './tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { normalEmail } from '../auth/attempts.ts';
import { makeUsers, requirePlace } from './create.ts';
import { asUser, userColumns } from './relations.ts';
import { inScope } from './list.ts';

export const createUser = operation(
  'ORGCreateEndUser',
  { store: 'identity', ...alsoRegion, form: 'org/createUser' },
  async ({ user: input }, context) => {
    const place = await requirePlace(context, input, 'groupIds');
    const email = normalEmail(input.email);
    const { organizationId, customerId, hierarchyId, groupIds } = input;
    const all = { organizationId, customerId, hierarchyId, groupIds };
    const [user] = await makeUsers(context, [{ ...input, email }], all, place, () => userExists(email));
    if (!user) throw notFound();
    const { id, firstName, lastName, phoneNumber } = user;
    context.audit({
      subjects: [id],
      ...{ organizationId, customerId },
      values: { [id]: { firstName, lastName, email, phoneNumber, groupIds: place.groupIds } },
      names: { [id]: `${firstName} ${lastName}` },
    });
    return asUser({ ...user, _id: id, version: 1 } as { _id: string });
  },
);

export const updateUser = operation(
  'ORGUpdateUser',
  { form: 'org/updateUser', recordsChangesOnly: true },
  async ({ update, filter }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.access);
    const which = and(eq(users.id, filter._id), ...inScope(tx, filter));
    const [row] = await mine.select(users, users, which).for('update');
    if (!row) throw notFound();
    if (row.archivedAt) throw conflict('This user is archived. Please restore it first.', { reason: 'ARCHIVED' });
    requireVersion(row, update.expectedVersion);
    const values = {
      firstName: update.firstName ?? row.firstName,
      lastName: update.lastName ?? row.lastName,
      phoneNumber: update.phoneNumber === undefined ? row.phoneNumber : update.phoneNumber,
    };
    const answer = async () => {
      const [changed] = await mine.select(users, userColumns, eq(users.id, row.id));
      if (!changed) throw notFound();
      return asUser(changed);
    };
    if (!differs(row, values)) return answer();
    await mine.update(users, { ...values, version: row.version + 1, updatedAt: context.now() }, eq(users.id, row.id));
    const { firstName, lastName, phoneNumber, customerId, organizationId } = row;
    context.audit({
      subjects: [row.id],
      ...{ organizationId, customerId },
      values: { [row.id]: values },
      before: { [row.id]: { firstName, lastName, phoneNumber } },
      names: { [row.id]: `${values.firstName} ${values.lastName}` },
    });
    return answer();
  },
);

/** The console recognises the word “existing” (spec 3 §8). */
const userExists = (email: string) =>
  conflict(`User with username and email ${email} already exists: one existing account a person.`, {
    reason: 'USER_EXISTS',
    fields: { email: 'validation.user.email.taken' },
    fieldArgs: { email: { email } },
  });
