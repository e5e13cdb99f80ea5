import type { UserConfig } from 'vite';
import type { Dialect } from '../engine/dialects/Dialect.ts';
import type { Auth } from './auth.ts';

/** `console.config.ts`: the console of one API. Only Node reads it, so secrets may stand in it; what pages load is `app`. */
export interface ConsoleConfig {
  /** Address of the API, `https://api.example/graphql`. */
  endpoint: string;
  /** Sent with every call, and never to a page: `{ authorization: `Bearer ${process.env.TOKEN}` }`. @default none: the page asks for a token */
  headers?: Readonly<Record<string, string | undefined>>;
  /** How users sign in: `'token'`, `{ login }`, `{ cookie }` or `{ oidc }`. @default a token form when the API wants one */
  auth?: Auth;
  /** `build` writes static files alone: any web host serves them, and pages call the API themselves. @default false */
  static?: boolean;
  /** File with SDL or an introspection as JSON, for an API with introspection off. @default introspection */
  schema?: string;
  /** Folder of the declarations and forms, and of the schema that they were written for. @default 'console' */
  resources?: string;
  /** Module for the browser that calls `defineConsole`. @default `app.tsx` in the folder of the resources, if it exists */
  app?: string;
  /** Name of the console. @default 'Console' */
  brand?: string;
  /** Port of `dev` and `serve`. @default 4400 */
  port?: number;
  /** Differences of the API from the detected dialect: `{ answers: { total: ['howMany'] } }`. @default none */
  dialect?: Partial<Dialect>;
  /** Refuses every mutation. @default false */
  readOnly?: boolean;
  /** Folder for the last known schema, so that the console starts while the API is away. @default a cache folder of the user */
  data?: string;
  /** Further settings of Vite, for `dev` and `build`. */
  vite?: UserConfig;
}

export const defineConfig = (config: ConsoleConfig): ConsoleConfig => config;
