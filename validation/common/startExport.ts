import { form, type FormValues } from '../form.ts';
import { limits } from '../limits.ts';

const id = { type: 'string', maxLength: 64 } as const;
const label = { type: 'string', maxLength: limits.exportLabel } as const;

/** What is exported of a list: which columns, in which form. The list's own variables are judged by the list's own operation. */
const startExport = form('CommonStartExport', 'input', {
  properties: {
    organizationId: id,
    customerId: id,
    hierarchyId: id,
    resource: { type: 'string', pattern: '^[a-z][A-Za-z-]*$', maxLength: 50 },
    operation: { type: 'string', maxLength: 100 },
    variables: { type: 'object' },
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: limits.exportColumns,
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', minLength: 1, maxLength: limits.exportLabel },
          label,
          choices: {
            type: ['array', 'null'],
            maxItems: limits.exportChoices,
            items: {
              type: 'object',
              properties: { value: { type: 'string', maxLength: limits.exportLabel }, label },
              required: ['value', 'label'],
              additionalProperties: false,
            },
          },
        },
        required: ['path', 'label'],
        additionalProperties: false,
      },
      errorMessage: { minItems: 'validation.export.columns.minItems' },
    },
    format: { type: 'string', enum: ['CSV', 'JSON', 'XLSX'] },
    timeZone: { type: ['string', 'null'], maxLength: 64 },
  },
  required: ['organizationId', 'customerId', 'hierarchyId', 'resource', 'operation', 'variables', 'columns', 'format'],
});
export default startExport;

export type StartExport = FormValues<typeof startExport>;
