import { regionZones } from '../../../domain/regionZones.ts';
import type { StartExport } from '../../../../validation/common/startExport.ts';
import type { OperationContext } from '../../context.ts';
import type { OperationName } from '../../contractTypes.ts';
import { isConfirmed } from '../../confirmed.ts';
import { badInput, forbidden } from '../../errors.ts';
import { columnsOf, exporting, formats, sourceOf } from '../../export/index.ts';
import { exportPath } from '../../export/routes.ts';
import { keepTicket } from '../../export/ticket.ts';
import { dayOf } from '../../figures/days.ts';
import { operation } from '../../operation.ts';
import { requireScope } from '../departments/requireScope.ts';

/** Lists without data of people. */
const impersonal = new Set<string>([
  'AppsGetAssessmentPackageList',
  'AppsGetVacancyListV2',
  'AppsGetWorkflowList',
  'AppsGetWorkflowListV2',
  'AppsGetWorkflowSetList',
  'CommonGetWebhookList',
  'NotifGetSMSCreditsPurchaseHistoryList',
  'ORGGetCustomers',
  'ORGGetGroups',
  'ORGGetOrganizationGlobalCustomers',
  'ORGGetOrganizations',
] satisfies OperationName[]);

/** Refuses whatever can be refused here, before a byte is written (decisions §9). */
export const startExport = operation(
  'CommonStartExport',
  { form: 'common/startExport', peopleOnly: true, outside: true },
  async ({ input }, context) => {
    const given = input as StartExport;
    const { operation: list, format, resource } = given;
    const begun = context.now();
    if (!impersonal.has(list) && !isConfirmed(context.session, begun)) throw forbidden('IDENTITY_UNCONFIRMED');
    await requireScope(context, given);
    const columns = columnsOf(list, given.columns);
    const source = await sourceOf(context, { operation: list, variables: given.variables, columns, begun, ids: given.ids }, exporting);
    requireOneCustomer(given, source.args);
    const rows = await source.count();
    const { ending, mostRows = Number.POSITIVE_INFINITY } = formats[format];
    if (rows > mostRows) {
      const message = `A sheet holds at most ${mostRows} rows; this export has ${rows}.`;
      const details = { reason: 'TOO_MANY_ROWS', count: rows, limit: mostRows, fieldArgs: { format: { limit: mostRows, count: rows } } };
      throw badInput({ format: 'validation.export.format.rows' }, { message, ...details });
    }
    const id = context.newId();
    const fileName = `${resource}-${dayOf(begun, regionZones[context.region])}.${ending}`;
    const ticket = await keepTicket(context.tx, context.session, { id, input: given, fileName, rows }, begun);
    record(context, given, { id, fileName, rows, args: source.args });
    return { _id: id, rows, path: exportPath(context.region, id), fileName, expiresAt: ticket.expiresAt };
  },
);

/** Requires a single customer, whose trail records the export. */
function requireOneCustomer({ customerId }: StartExport, args: Record<string, unknown>): void {
  for (const place of [args, ...Object.values(args)]) {
    const named = typeof place === 'object' && place !== null ? (place as Record<string, unknown>)['customerId'] : undefined;
    if (typeof named === 'string' && named !== customerId) {
      const message = 'The list belongs to another customer.';
      throw badInput({ customerId: 'validation.export.variables' }, { message, reason: 'INVALID_VARIABLES' });
    }
  }
}

function record(
  { audit }: OperationContext,
  { operation: list, resource, format, columns }: StartExport,
  { id, fileName, rows, args }: { id: string; fileName: string; rows: number; args: Record<string, unknown> },
): void {
  const filters = Object.values(args).flatMap((arg) =>
    typeof arg === 'object' && arg !== null
      ? Object.entries(arg).flatMap(([name, value]) => (isSet(value) && !always.includes(name) ? [name] : []))
      : [],
  );
  const values = { operation: list, resource, format, columns: columns.map((column) => column.path), filters, rows };
  audit({ subjects: [id], names: { [id]: fileName }, values: { [id]: values } });
}

const always = [
  'organizationId',
  'customerId',
  'hierarchyId',
  'hierarchyIds',
  'hierarchyIdList',
  'skip',
  'limit',
  'skipEq',
  'limitEq',
  'sort',
];

const isSet = (value: unknown) => value !== null && value !== undefined;
