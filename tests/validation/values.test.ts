import { expectTypeOf, it } from 'vitest';
import type { EmailLogin } from '../../validation/auth/emailLogin.ts';
import type { CreateCustomer } from '../../validation/org/createCustomer.ts';

it('the values of a form have the types of its schema', () => {
  expectTypeOf<CreateCustomer>().toEqualTypeOf<{
    organizationId: string;
    displayName: string;
    uniqueName: string;
    awsRegion: 'ap-southeast-2' | 'eu-west-1' | 'us-east-1';
  }>();
  expectTypeOf<EmailLogin>().toEqualTypeOf<{ email: string; password: string }>();
});
