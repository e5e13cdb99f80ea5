import { archiveTenants, restoreTenants } from './archive.ts';
import { getAtsTenant, getAtsTenants } from './list.ts';
import { getTemplate, getTemplateByName, getTemplates } from './readTemplates.ts';
import { resumeTenant } from './resume.ts';
import { testTenant } from './testConnection.ts';
import { createTenant, updateTenant } from './write.ts';

export const operations = [
  getTemplates,
  getTemplate,
  getTemplateByName,
  getAtsTenants,
  getAtsTenant,
  createTenant,
  updateTenant,
  archiveTenants,
  restoreTenants,
  resumeTenant,
  testTenant,
];
