import { idOf } from '../../src/platform/demo/deterministic.ts';
import { templates } from '../../src/platform/services/ats-tenants/templates/index.ts';
import type { Wish } from './examples.ts';

const [example] = templates;

/** Templates are the same for every customer. */
const whoever = ({ id }: Wish, path: string, value: string | undefined) => (id('customer', path), value);

const tenants = ({ id }: Wish, path: string) => [id('atsTenant', path)].filter(Boolean);

export const atsOverrides: Record<string, (wish: Wish) => unknown> = {
  'AtsGetAtsTemplateById.getAtsTemplateByIdInput._id': (wish) => whoever(wish, 'getAtsTemplateByIdInput._id', example?._id),
  'AtsGetAtsTemplateByAtsName.getAtsTemplateByAtsNameInput.atsName': (wish) =>
    whoever(wish, 'getAtsTemplateByAtsNameInput.atsName', example?.atsName),
  'AtsCreateTenant.createTenantInput.username': () => 'console',
  'AtsCreateTenant.createTenantInput.password': () => 'made up',
  'AtsCreateTenant.createTenantInput.atsName': () => example?.atsName,
  'AtsTestTenant.testTenantInput._id': ({ id }) => id('atsTenant', 'testTenantInput._id'),
  'AtsUpdateTenant.updateTenantInput.atsName': ({ id }) => {
    const path = 'updateTenantInput._id';
    const [tenant, customer = ''] = [id('atsTenant', path), id('customer', path)];
    const own = templates.find(({ atsName }) => idOf('ats tenant', customer, atsName) === tenant);
    return own?.atsName ?? example?.atsName;
  },
  'AtsDeleteTenantsByIds.deleteTenantsByIdsInput._ids': (wish) => tenants(wish, 'deleteTenantsByIdsInput._ids'),
  'AtsRestoreTenantsByIds.restoreTenantsByIdsInput._ids': (wish) => tenants(wish, 'restoreTenantsByIdsInput._ids'),
};
