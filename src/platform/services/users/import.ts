import { badInput } from '../../errors.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { normalEmail } from '../auth/attempts.ts';
import { makeUsers, requirePlace } from './create.ts';

export const importUsers = operation(
  'ORGImportUsers',
  { store: 'identity', ...alsoRegion, form: 'org/importUsers' },
  async ({ input }, context) => {
    const { organizationId, customerId, hierarchyId, groupIds, mfaEnabled, forcePasswordReset: forceReset, notes } = input;
    const place = await requirePlace(context, input, 'groupIds');
    const given = input.users.map((user) => ({ ...user, email: normalEmail(user.email) }));
    const refuse = (taken: ReadonlySet<string>) =>
      existing(given.flatMap(({ email }, index): [string, string][] => (taken.has(email) ? [[`users.${index}.email`, email]] : [])));
    const all = { organizationId, customerId, hierarchyId, groupIds, mfaEnabled, forceReset, notes };
    const made = await makeUsers(context, given, all, place, refuse);
    context.audit({
      subjects: made.map(({ id }) => id),
      ...{ organizationId, customerId },
      values: Object.fromEntries(
        made.map(({ id, firstName, lastName, email, phoneNumber }) => [
          id,
          { firstName, lastName, email, phoneNumber, groupIds: place.groupIds, mfaEnabled, notes: notes || null },
        ]),
      ),
      names: Object.fromEntries(made.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])),
    });
    return { data: made.map(({ id }) => ({ _id: id })), refused: [] };
  },
);

const existing = (rows: [path: string, email: string][]) =>
  badInput(Object.fromEntries(rows.map(([path]) => [path, 'validation.user.email.taken'])), {
    message: 'Some of these users already exist.',
    reason: 'USER_EXISTS',
    fieldArgs: Object.fromEntries(rows.map(([path, email]) => [path, { email }])),
  });
