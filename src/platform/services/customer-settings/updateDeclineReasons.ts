import { differs } from '../../database/differs.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { asCustomerSetting, customerSettingOf, defaultDeclineReasons } from './read.ts';
import { saveSettings } from './save.ts';

export const updateDeclineReasons = operation(
  'AppsUpdateDeclineReasons',
  { settings: 'AppsGetCustomerSetting', form: 'apps/updateDeclineReasons', recordsChangesOnly: true },
  async ({ input }, context) => {
    const row = await customerSettingOf(context, input, { forUpdate: true });
    requireVersion({ version: row?.version ?? 0 }, input.expectedVersion);
    const before = row?.declineReasons ?? defaultDeclineReasons;
    const idOf = new Map(before.map(({ _id, name }) => [name.toLowerCase(), _id]));
    const declineReasons = input.declineReasons.map((name) => ({ _id: idOf.get(name.toLowerCase()) ?? context.newId(), name }));
    const part = { declineReasons, isDeclineReasonRequired: input.isDeclineReasonRequired };
    if (row && !differs({ ...row, declineReasons: before }, part)) return asCustomerSetting(row);
    const saved = await saveSettings(context, input, row, part);
    const { id, customerId, organizationId } = saved;
    const shown = (reasons: typeof before, isRequired: boolean) => ({
      [id]: { declineReasons: reasons.map(({ name }) => name), isDeclineReasonRequired: isRequired },
    });
    context.audit({
      ...{ subjects: [id], customerId, organizationId, values: shown(declineReasons, input.isDeclineReasonRequired) },
      ...(row && { before: shown(before, row.isDeclineReasonRequired) }),
    });
    return asCustomerSetting(saved);
  },
);
