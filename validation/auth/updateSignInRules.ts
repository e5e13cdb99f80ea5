import { flag } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { SessionAbsoluteLimit, SessionIdleLimit, UserType } from '../../src/generated/values.ts';

const updateSignInRules = form(
  'AuthUpdateSignInRules',
  'update',
  {
    properties: {
      secondFactorFor: {
        type: 'array',
        items: { type: 'string', enum: UserType },
        uniqueItems: true,
        errorMessage: { type: 'validation.secondFactorFor' },
      },
      mailedCodes: flag,
      idleLimit: { type: ['string', 'null'], enum: [...SessionIdleLimit, null], errorMessage: { enum: 'validation.sessionLimit' } },
      absoluteLimit: { type: ['string', 'null'], enum: [...SessionAbsoluteLimit, null], errorMessage: { enum: 'validation.sessionLimit' } },
      ssoRequired: flag,
      breakGlassUserIds: {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: 64 },
        maxItems: limits.breakGlassUsers,
        uniqueItems: true,
        errorMessage: { maxItems: 'validation.breakGlassUserIds.maxItems' },
      },
    },
    required: ['secondFactorFor', 'mailedCodes'],
  },
  {
    fields: { ssoRequired: { widget: 'toggle' }, breakGlassUserIds: { widget: 'references' } },
    confirm: { when: [{ field: 'ssoRequired', is: true }, { changed: 'ssoRequired' }] },
  },
);
export default updateSignInRules;

export type UpdateSignInRules = FormValues<typeof updateSignInRules>;
