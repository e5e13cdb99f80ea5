import type { Dialect } from './Dialect.ts';
import { directus } from './directus.ts';
import { hasura } from './hasura.ts';
import { options } from './options.ts';
import { payload } from './payload.ts';
import { plain } from './plain.ts';
import { platform } from './platform.ts';
import { postgraphile } from './postgraphile.ts';
import { prisma } from './prisma.ts';
import { relay } from './relay.ts';
import { strapi } from './strapi.ts';

export const dialects = {
  platform,
  relay,
  hasura,
  postgraphile,
  prisma,
  payload,
  options,
  strapi,
  directus,
  plain,
} satisfies Record<string, Dialect>;
