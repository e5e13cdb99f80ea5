import { text } from './fields.ts';
import { limits } from '../src/domain/limits.ts';

export const groupProperties = {
  name: text('validation.group.name', limits.name),
  description: {
    type: ['string', 'null'],
    maxLength: limits.description,
    errorMessage: { type: 'validation.group.description.maxLength', maxLength: 'validation.group.description.maxLength' },
  },
} as const;

export const groupTransforms: { transforms: Record<'name' | 'description', string[]>; fields: { description: { widget: string } } } = {
  transforms: { name: ['trim'], description: ['trim'] },
  fields: { description: { widget: 'multiline' } },
};
