import { atsTenant, atsTenantOptions } from '../atsTenant.ts';
import { form } from '../../src/engine/forms/form.ts';

const createTenant = form('AtsCreateTenant', 'createTenantInput', atsTenant, atsTenantOptions);
export default createTenant;
