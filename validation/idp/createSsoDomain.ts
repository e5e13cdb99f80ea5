import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const key = 'validation.ssoDomain.domain';

const createSsoDomain = form(
  'IDPCreateSsoDomain',
  'domain',
  {
    properties: {
      domain: {
        type: 'string',
        minLength: 1,
        maxLength: limits.domain,
        pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$',
        errorMessage: {
          type: `${key}.required`,
          minLength: `${key}.required`,
          maxLength: `${key}.pattern`,
          pattern: `${key}.pattern`,
        },
      },
    },
    required: ['domain'],
  },
  { transforms: { domain: ['trim', 'lowerCase'] } },
);
export default createSsoDomain;

export type CreateSsoDomain = FormValues<typeof createSsoDomain>;
