import { form } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const geocode = form('CommonGeocode', '', {
  properties: {
    searchText: { type: 'string', maxLength: limits.searchText, errorMessage: { maxLength: 'validation.searchText.maxLength' } },
    skip: { type: ['integer', 'null'] },
    limit: { type: ['integer', 'null'] },
  },
  required: ['searchText'],
});
export default geocode;
