// Written by codegen: all forms at once, for the platform. A browser takes `load.ts` or the form that it needs.
import type { GeneratedForm } from './load.ts';
import * as form0 from './auth/emailLogin.ts';
import * as form1 from './auth/mfaLogin.ts';
import * as form2 from './auth/resendMfaCode.ts';
import * as form3 from './auth/userRegion.ts';
import * as form4 from './common/checkPolicy.ts';
import * as form5 from './org/createCustomer.ts';
import * as form6 from './org/createOrganization.ts';
export const forms: Record<string, GeneratedForm> = {
  'auth/emailLogin': form0,
  'auth/mfaLogin': form1,
  'auth/resendMfaCode': form2,
  'auth/userRegion': form3,
  'common/checkPolicy': form4,
  'org/createCustomer': form5,
  'org/createOrganization': form6,
};
