// Kinds of rows of the matrix of operations by caller and target.

import type { OperationName } from '../../src/generated/names.ts';

type Code = 'NOT_FOUND' | 'BAD_USER_INPUT' | 'CONFLICT' | 'RATE_LIMITED';

/** Expected outcome: data, nothing (an empty page, a zero figure, null), or an error code with its reason after the slash. */
export type Answer = 'answered' | 'nothing' | Code | `${Code}/${string}`;

export type Noun = string;

export interface Row {
  door: 'public' | 'session' | 'right';
  /** Expected for absent, other tenants’ or mixed ids. */
  absent: Answer;
  /** … where the id that is not theirs is of this noun, and the answer is another one. */
  at?: Readonly<Record<Noun, Answer>>;
  /** Expected for the caller's own rows; one of several. @default ['answered'] */
  own?: readonly Answer[];
  /** Expected for archived own rows, by noun. @default as for active ones */
  archived?: Readonly<Record<Noun, Answer | readonly Answer[]>>;
  /** Ids in the call that are not looked at, or belong to everybody: anybody's are answered as one's own. */
  ignores?: readonly Noun[];
  aboveRegions?: true;
  /** The operation that undoes it, so that the next cell finds what this one found. */
  undo?: OperationName;
  /** Ends the sessions of the other callers, so that only its own suite lets somebody do it. */
  endsCallers?: true;
  showsStaff?: true;
  rightOf?: OperationName;
  answersSignedOut?: true;
  because?: string;
}

export type More = Partial<Omit<Row, 'door'>>;

export const open = (more: More = {}): Row => ({ door: 'public', absent: 'answered', ...more });
export const self = (more: More = {}): Row => ({ door: 'session', absent: 'answered', ...more });
/** A page of rows, or a figure over rows: over what is not there for the caller it is empty. */
export const list = (more: More = {}): Row => ({ door: 'right', absent: 'nothing', ...more });
export const one = (more: More = {}): Row => ({ door: 'right', absent: 'NOT_FOUND', ...more });
export const make = (more: More = {}): Row => one(more);
/** Changes what is named: one record, or several of which one that is not there refuses the whole call. */
export const change = (more: More = {}): Row => one(more);
export const several = (more: More = {}): Row => one(more);
export const catalogue = (more: More = {}): Row => ({ door: 'right', absent: 'answered', ...more });
