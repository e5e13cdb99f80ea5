// Written by codegen from live.graphql.
import type { TypedText } from '../engine/plan/Plan.ts';
import type { Data, Variables } from './operationTypes.ts';
export const CommonWatch = {"text":"subscription CommonWatch($input: CommonWatchInput!) { CommonWatch(input: $input) { changes { place _id kind by own ago } people { place people { key name editing } } missed } }" as TypedText<Data<'CommonWatch'>, Variables['CommonWatch']>} as const;
