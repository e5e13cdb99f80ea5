import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { text } from '../fields.ts';

const id = { type: 'string', maxLength: 64 } as const;

const saveApplicationNote = form(
  'AppsSaveApplicationNote',
  'input',
  {
    properties: {
      _id: { ...id, type: ['string', 'null'] },
      organizationId: id,
      customerId: id,
      hierarchyId: id,
      applicationId: id,
      text: text('validation.note.text', limits.noteText),
      mentionedIds: {
        type: 'array',
        items: id,
        maxItems: limits.noteMentions,
        errorMessage: { maxItems: 'validation.note.mentionsMany' },
      },
    },
    required: ['organizationId', 'customerId', 'hierarchyId', 'applicationId', 'text', 'mentionedIds'],
  },
  { transforms: { text: ['trim'] } },
);
export default saveApplicationNote;

export type SaveApplicationNote = FormValues<typeof saveApplicationNote>;
