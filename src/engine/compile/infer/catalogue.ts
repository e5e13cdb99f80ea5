import type { IntrospectionQuery } from 'graphql';
import type { Form } from '../../forms/form.ts';
import type { Dialect } from '../../dialects/Dialect.ts';
import type { FormPlan, Plan } from '../../plan/Plan.ts';
import type { Located } from '../compileAll.ts';
import { detect } from '../detect.ts';
import type { Problem } from '../problems.ts';
import { indexSchema } from '../schema.ts';
import { entriesOf, type KnownEntry } from './entries.ts';
import type { Reading } from './fields.ts';
import { notServedOf } from './notServed.ts';
import { offersOf } from './offers.ts';
import type { Inferred } from './declaration.ts';
import { childrenOf, type Children } from './children.ts';
import { openDeclared, openInferred, settledOf } from './open.ts';
import { wellKnown } from './scalars.ts';

/** What a console of any API is made of: the resources that are declared, and those that are read off the schema. */
export interface Catalogue {
  dialect: Dialect;
  /** Why it is this dialect, a sentence each. */
  evidence: string[];
  /** All resources in the order of the menu; cheap, however many there are. */
  entries: CatalogueEntry[];
  /** Parts of the API that are in no resource, each with its reason; the first read compiles all resources. */
  readonly unsupported: readonly string[];
  /** A resource compiled, at its first asking, and kept; undefined where there is none of this name. */
  open(name: string): OpenedResource | undefined;
  /** The lists below a record of a resource: those of other resources, narrowed to what belongs to it. */
  children(name: string): Children;
  /** The declaration that was inferred for a resource, and the forms that it names. */
  inferred(name: string): Pick<Inferred, 'declaration' | 'forms' | 'unsupported'> | undefined;
}

export interface CatalogueEntry {
  name: string;
  type: string;
  /** What people read: `Order lines`. */
  label: string;
  path: string;
  /** The group of the menu that it stands in, and what people read of it. */
  group: { name: string; label: string };
  /** Was it declared in a file, or inferred. */
  file?: string;
}

export interface OpenedResource {
  /** Absent where a declaration has problems: the resource is disabled, and they say why. */
  plan?: Plan;
  /** By id; the plan of each and the schema that its validator is made of. */
  forms: Record<string, { plan: FormPlan; form: Form }>;
  /** Names of the resources that its columns, filters and forms point at. */
  references: string[];
  /** Texts below `resources.{name}`, `forms`, `menu` and `enums`, as the catalogues nest them. */
  texts: Texts;
  problems: Problem[];
  /** What the schema has and the console does not offer, in plain words: `Filter «geo»: its type refers to itself.` */
  unsupported: string[];
}

export interface Texts {
  [key: string]: string | Texts;
}

interface CatalogueOptions {
  /** Declared resources: each takes the place of the one that would be inferred of its type. */
  declared?: readonly Located[];
  /** The forms that they name. */
  forms?: Record<string, Form>;
  /** Instead of the one that is detected. */
  dialect?: Dialect;
}

/** Makes the catalogue of a schema. Nothing is compiled before it is opened. */
export function createCatalogue(introspection: IntrospectionQuery, options: CatalogueOptions = {}): Catalogue {
  const found =
    options.dialect === undefined ? detect(introspection) : { dialect: options.dialect, evidence: ['It was asked for by name.'] };
  const schema = indexSchema(introspection);
  const dialect = wellKnown(found.dialect, schema);
  const api = { schema, dialect, offers: offersOf(schema, dialect) };
  const { entries, byName } = entriesOf(api, options.declared ?? []);
  const names = new Map(entries.map(({ type, name }) => [type, name] as const).toReversed());
  const reading: Reading = { api, names };
  const opened = new Map<string, OpenedResource>();
  const around = {
    introspection,
    reading,
    entries: byName,
    ...(options.forms && { forms: options.forms }),
    declared: options.declared ?? [],
  };
  const open = (known: KnownEntry): OpenedResource =>
    known.located === undefined ? openInferred(around, known) : openDeclared(around, known, known.located);
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
        api,
        types: new Set(entries.map(({ type }) => type)),
        plans: entries.flatMap(({ name }) => openNamed(name)?.plan ?? []),
        declared: around.declared,
      }));
    },
    entries: entries.map(({ located: _, ...entry }) => entry),
    open: openNamed,
    children: (name) => {
      const known = byName.get(name);
      const plan = openNamed(name)?.plan;
      if (known === undefined || plan === undefined) return { children: [], unsupported: [] };
      const found = below.get(name) ?? childrenOf(around, known, plan);
      below.set(name, found);
      return found;
    },
    inferred: (name) => {
      const known = byName.get(name);
      return known && settledOf(around, known)?.inferred;
    },
  };
}
