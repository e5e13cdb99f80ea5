import { pageTools } from '../../generated/pageTools.ts';
import type { Warning } from '../../engine/screens/values/registry.ts';

const operation = 'ORGPreviewArchiveCustomers';

/** Warns if archiving leaves an organisation without customers in a region, or removes the customer that the user works in. */
export const archiveCustomers: Warning = async ({ ask, translate, values, scope }) => {
  const variables = { filter: values['filter'] as { customerIds?: string[] }, standingIn: scope?.id ?? '' };
  const { lastIn, standingIn } = await ask(pageTools[operation] ?? operation, variables);
  const key = 'resources.customers.confirm.archive';
  const lines = [
    ...(standingIn ? [translate(`${key}.standingIn`, { name: scope?.label })] : []),
    ...lastIn.map(({ organizationName, awsRegion }) =>
      translate(`${key}.last`, { name: organizationName, region: translate(`enums.AwsRegion.${awsRegion}`, { _: awsRegion }) }),
    ),
    translate(`${key}.where`),
  ];
  return lines.length > 1 ? lines.join('\n\n') : undefined;
};
