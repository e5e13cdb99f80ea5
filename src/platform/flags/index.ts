import type { Route } from '../http/message.ts';
import type { Tools } from '../platform.ts';
import { createFileSource } from './fileSource.ts';
import { createRemoteSource } from './remoteSource.ts';
import { routesOf } from './routes.ts';

export function flagRoutes(tools: Tools): Route[] {
  const { flagsFile: file, flagsUrl: url, flagsToken: token } = tools.settings;
  const source = url === undefined ? createFileSource(file, tools.log) : createRemoteSource({ url, ...(token ? { token } : {}) });
  return routesOf(tools, source);
}
