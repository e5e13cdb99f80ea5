/**
 * Names of the API in use. The generated `names.ts` fills them in by declaration merging, as the member `names`; without it every name is a string.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged from outside.
export interface Register {}

interface KnownNames {
  query: string;
  mutation: string;
  /** Field paths by type. */
  paths: object;
  /** Argument paths by operation. */
  arguments: object;
  form: string;
  flag: string;
  widget: string;
  page: string;
}

interface AnyNames extends KnownNames {
  paths: Record<string, string>;
  arguments: Record<string, string>;
}

type Registered = Register extends { names: infer Names extends KnownNames } ? Names : AnyNames;

export type OperationName = Registered['query'] | Registered['mutation'];
export type TypeName = keyof Registered['paths'] & string;
export type ArgumentPaths = Registered['arguments'];
/** Any text where the names of resources aren't generated. */
export type ResourceName = Registered extends { resource: infer Name extends string } ? Name : string;

/** Names that a declaration of a resource of this type may use. */
export interface ContractNames<T extends TypeName> {
  type: T;
  query: Registered['query'];
  mutation: Registered['mutation'];
  path: Registered['paths'][T];
  arguments: ArgumentPaths;
  form: Registered['form'];
  flag: Registered['flag'];
  widget: Registered['widget'];
  page: Registered['page'];
  resource: ResourceName;
}
