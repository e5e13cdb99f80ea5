import type { Route } from '../http/message.ts';
import type { Tools } from '../platform.ts';
import { createFileSource } from './fileSource.ts';
import { createRemoteSource } from './remoteSource.ts';
import { routesOf } from './routes.ts';

export function flagRoutes(tools: Tools): Route[] {
  const { file, url, token } = tools.settings.flags ?? {};
  const source = url === undefined ? createFileSource(file, tools.log) : createRemoteSource({ url, ...(token ? { token } : {}) });
  return routesOf(tools, source);
}
