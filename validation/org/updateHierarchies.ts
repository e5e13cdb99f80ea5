import { form, type FormValues, type Schema } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const id = { type: 'string', pattern: '^[0-9a-f]{24}$' } as const satisfies Schema;

const node = {
  type: 'object',
  additionalProperties: false,
  properties: {
    _id: id,
    parentId: { type: ['string', 'null'], pattern: '^[0-9a-f]{24}$' },
    name: {
      type: 'string',
      minLength: 1,
      maxLength: limits.departmentName,
      errorMessage: { minLength: 'validation.department.name.required', maxLength: 'validation.department.name.maxLength' },
    },
    position: { type: ['integer', 'null'], minimum: 0, maximum: limits.departments },
  },
  required: ['_id', 'name'],
} as const satisfies Schema;

const updateHierarchies = form(
  'ORGUpdateHierarchies',
  'hierarchies',
  {
    properties: {
      created: { type: 'array', maxItems: limits.departments, items: node },
      updated: { type: 'array', maxItems: limits.departments, items: node },
      archived: { type: 'array', maxItems: limits.departments, items: id },
    },
    required: ['created', 'updated', 'archived'],
  },
  { transforms: { 'created.*.name': ['trim'], 'updated.*.name': ['trim'] } },
);
export default updateHierarchies;

export type UpdateHierarchies = FormValues<typeof updateHierarchies>;
