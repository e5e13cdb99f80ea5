import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../../forms/form.ts';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { Located } from '../compileAll.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { EventPlan } from '../../plan/EventPlan.ts';
import { detect } from '../detect.ts';
import { dialectOf, wholeDialect } from '../dialectOf.ts';
import { indexSchema } from '../schema.ts';
import { entriesOf, type CatalogueEntry, type KnownEntry } from './entries.ts';
import type { Reading } from './fields.ts';
import { notServedOf } from './notServed.ts';
import { offersOf } from './offers.ts';
import { eventsOf } from './events.ts';
import type { Inferred } from './declaration.ts';
import { childrenOf, type Children } from './children.ts';
import { inferStub } from './stub.ts';
import { openDeclared, openInferred, resolvedOf, type OpenedResource } from './open.ts';
import { wellKnown } from './scalars.ts';

export interface Catalogue {
  dialect: Dialect;
  evidence: string[];
  entries: CatalogueEntry[];
  readonly unsupported: readonly string[];
  open(name: string): OpenedResource | undefined;
  children(name: string): Children;
  /** Title and operations of a resource that isn't compiled, by inference alone. */
  stub(name: string): Plan | undefined;
  /** Subscriptions to changes of a resource's records; undefined for an unknown name. */
  events(name: string): readonly EventPlan[] | undefined;
  inferred(name: string): Pick<Inferred, 'declaration' | 'forms' | 'unsupported'> | undefined;
}

interface CatalogueOptions {
  declared?: readonly Located[];
  forms?: Record<string, Form>;
  dialect?: Dialect;
  /** Merged into the detected dialect, or in its place if it is whole. */
  adjust?: Partial<Dialect> | undefined;
}

export function createCatalogue(introspection: IntrospectionQuery, options: CatalogueOptions = {}): Catalogue {
  const whole = options.dialect ?? wholeDialect(options.adjust);
  const found = whole === undefined ? detect(introspection) : { dialect: whole, evidence: ['It was asked for by name.'] };
  const schema = indexSchema(introspection);
  const dialect = wellKnown(dialectOf(found.dialect, whole === undefined ? options.adjust : undefined), schema);
  const api = { schema, dialect, offers: offersOf(schema, dialect) };
  const { entries, byName } = entriesOf(api, options.declared ?? []);
  const names = new Map(
    entries
      .flatMap(({ type, name, single, further, hidden }) => ((single ?? further ?? hidden) ? [] : [[type, name] as const]))
      .toReversed(),
  );
  const mains = entries.filter(({ further }) => further === undefined);
  const reading: Reading = { api, names };
  const opened = new Map<string, OpenedResource>();
  const env = {
    introspection,
    reading,
    entries: byName,
    ...(options.forms && { forms: options.forms }),
    declared: options.declared ?? [],
  };
  const open = (known: KnownEntry): OpenedResource =>
    known.located === undefined ? openInferred(env, known) : openDeclared(env, known, known.located);
  const openNamed = (name: string): OpenedResource | undefined => {
    const known = byName.get(name);
    if (known === undefined) return undefined;
    const resource = opened.get(name) ?? open(known);
    opened.set(name, resource);
    return resource;
  };
  const below = new Map<string, Children>();
  let notServed: string[] | undefined;
  return {
    dialect,
    evidence: found.evidence,
    get unsupported() {
      return (notServed ??= notServedOf({
        introspection,
        reading,
        types: new Set(entries.map(({ type }) => type)),
        plans: mains.concat(entries.filter(({ further }) => further)).flatMap(({ name }) => openNamed(name)?.plan ?? []),
        declared: env.declared,
        reasons: new Map(mains.map(({ name, type }) => [type, openNamed(name)?.unsupported ?? []] as const)),
      }));
    },
    entries: entries.map(({ located: _, noun: _noun, single: _single, further: _further, ...entry }) => entry),
    open: openNamed,
    children: (name) => {
      const known = byName.get(name);
      const plan = openNamed(name)?.plan;
      if (known === undefined || plan === undefined || known.further !== undefined) return { children: [], unsupported: [] };
      const found = below.get(name) ?? childrenOf(env, known, plan);
      below.set(name, found);
      return found;
    },
    stub: (name) => {
      const known = byName.get(name);
      return known?.located ? openNamed(name)?.plan : known && inferStub(reading, known);
    },
    events: (name) => {
      const known = byName.get(name);
      return known && (eventsOf(reading).byType.get(known.type) ?? []);
    },
    inferred: (name) => {
      const known = byName.get(name);
      return known && resolvedOf(env, known)?.inferred;
    },
  };
}
