import { createConfig, updateConfig } from './configChanges.ts';
import { getConfig, searchConfigs } from './configs.ts';
import { ssoLogin } from './login.ts';

export { ssoRoutes } from './routes.ts';

export const operations = [getConfig, searchConfigs, createConfig, updateConfig, ssoLogin];
