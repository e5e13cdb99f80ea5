import type { MutationResolvers, QueryResolvers, Resolver } from '../generated/resolvers.ts';

type Roots = Required<QueryResolvers> & Required<MutationResolvers>;

export type OperationName = keyof Roots & string;

export type ArgumentsOf<Name extends OperationName> =
  Roots[Name] extends Resolver<infer _Result, infer _Parent, infer _Context, infer Arguments> ? Arguments : never;

export type ResultOf<Name extends OperationName> =
  Roots[Name] extends Resolver<infer Result, infer _Parent, infer _Context, infer _Arguments> ? Resolved<Awaited<Result>> : never;

type Leaf = string | number | boolean | bigint | Date | null | undefined;
type Resolved<Type> = unknown extends Type
  ? Type
  : Type extends Leaf
    ? Type
    : Type extends readonly (infer Each)[]
      ? readonly Resolved<Each>[]
      : AnswerObject<Type>;
type AnswerObject<Type> = Pick<Type, LeafKeys<Type>> & { [Key in Exclude<keyof Type, LeafKeys<Type>>]?: Resolved<Type[Key]> };
type LeafKeys<Type> = { [Key in keyof Type]-?: unknown extends Type[Key] ? Key : Type[Key] extends Leaf ? Key : never }[keyof Type];
