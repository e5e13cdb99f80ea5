import { AtsRequestStatus } from '../../src/generated/values.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

/** A text that must be equal to the row's; ids and names are copied with spaces around them. */
const exact = {
  type: ['string', 'null'],
  maxLength: limits.searchText,
  errorMessage: { maxLength: 'validation.searchText.maxLength' },
} as const;

const searchRequests = form(
  'AtsGetRequestList',
  'getRequestListInput',
  {
    properties: {
      atsName: exact,
      requestType: exact,
      masterId: exact,
      externalTenantId: exact,
      status: { type: ['string', 'null'], enum: [...AtsRequestStatus, null], errorMessage: { enum: 'validation.ats.status.enum' } },
      createdAtFrom: { type: ['string', 'null'] },
      createdAtTo: { type: ['string', 'null'] },
    },
    required: [],
    dateOrder: { from: 'createdAtFrom', to: 'createdAtTo' },
    errorMessage: { dateOrder: 'validation.ats.createdAtTo.dateOrder' },
  },
  {
    fields: { atsName: { widget: 'offeredValue', offers: 'ats-tenants' } },
    transforms: { atsName: ['trim'], requestType: ['trim'], masterId: ['trim'], externalTenantId: ['trim'] },
  },
);
export default searchRequests;

export type SearchRequests = FormValues<typeof searchRequests>;
