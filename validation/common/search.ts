import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const search = form('CommonSearch', 'input', {
  properties: {
    text: { type: 'string', minLength: 2, maxLength: limits.searchText, errorMessage: { maxLength: 'validation.searchText.maxLength' } },
    limit: { type: 'integer', minimum: 1, maximum: limits.searchRows },
    lists: {
      type: 'array',
      minItems: 1,
      maxItems: limits.searchLists,
      items: {
        type: 'object',
        properties: {
          operation: { type: 'string', maxLength: 100 },
          variables: { type: 'object' },
          columns: {
            type: 'array',
            minItems: 1,
            maxItems: limits.searchColumns,
            items: { type: 'string', minLength: 1, maxLength: limits.exportPath },
          },
        },
        required: ['operation', 'variables', 'columns'],
        additionalProperties: false,
      },
    },
  },
  required: ['text', 'limit', 'lists'],
});
export default search;

export type Search = FormValues<typeof search>;
