import { atsTenant, atsTenantOptions } from '../atsTenant.ts';
import { form } from '../../src/engine/forms/form.ts';

/** Set up new ATS configuration (specification 2 §2 «ATS tab», §5 «ATS tenant form»). */
const createTenant = form('AtsCreateTenant', 'createTenantInput', atsTenant, atsTenantOptions);
export default createTenant;
