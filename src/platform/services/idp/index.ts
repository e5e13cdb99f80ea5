import { createConfig, updateConfig } from './configChanges.ts';
import { getConfig, searchConfigs } from './configs.ts';
import { ssoLogin } from './login.ts';
import { getTest, startTest } from './signInTests.ts';

export { ssoRoutes } from './routes.ts';

export const operations = [getConfig, searchConfigs, createConfig, updateConfig, ssoLogin, startTest, getTest];
