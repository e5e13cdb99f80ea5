import { atsTenant, atsTenantOptions } from '../atsTenant.ts';
import { form } from '../../src/engine/forms/form.ts';

/** Edit an ATS configuration with the same form; its ATS stays (specification 2 §4 “ATS tenant”). */
const updateTenant = form('AtsUpdateTenant', 'updateTenantInput', atsTenant, atsTenantOptions);
export default updateTenant;
