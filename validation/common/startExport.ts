import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const id = { type: 'string', maxLength: 64 } as const;

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
          path: { type: 'string', minLength: 1, maxLength: limits.exportPath },
          label: { type: 'string', maxLength: limits.exportLabel },
        },
        required: ['path', 'label'],
        additionalProperties: false,
      },
      errorMessage: { minItems: 'validation.export.columns.minItems' },
    },
    ids: {
      type: ['array', 'null'],
      minItems: 1,
      maxItems: limits.exportIds,
      items: id,
      errorMessage: { minItems: 'validation.selection.required', maxItems: 'validation.selection.maxItems' },
    },
    format: { type: 'string', enum: ['CSV', 'JSON', 'XLSX'] },
  },
  required: ['organizationId', 'customerId', 'hierarchyId', 'resource', 'operation', 'variables', 'columns', 'format'],
});
export default startExport;

export type StartExport = FormValues<typeof startExport>;
