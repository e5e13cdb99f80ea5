import type { ActionPlan } from '../../plan/Plan.ts';
import { sparedReason } from '../values/registry.ts';

export interface TriedAction {
  changed: number;
  refused: { reason: string; count: number; names: string[] }[];
  signedOut: number;
  mailed: number;
  texted: number;
}

/** Actions on more rows ask first. */
export const manyRows = 20;

/** Rows that an action leaves out unless somebody ticks them. */
export const sparedIn = ({ refused }: TriedAction) => refused.find(({ reason }) => reason === sparedReason());

/** True if the effects require confirmation. An action whose purpose is to send messages asks only for many rows. */
export const mustAsk = ({ tried }: ActionPlan, effect: TriedAction): boolean =>
  effect.changed > manyRows ||
  sparedIn(effect) !== undefined ||
  (tried === 'effects' && effect.changed > 0 && effect.signedOut + effect.mailed + effect.texted > 0);

export const sumOf = (parts: readonly TriedAction[]): TriedAction => ({
  changed: sum(parts, ({ changed }) => changed),
  signedOut: sum(parts, ({ signedOut }) => signedOut),
  mailed: sum(parts, ({ mailed }) => mailed),
  texted: sum(parts, ({ texted }) => texted),
  refused: [...new Set(parts.flatMap(({ refused }) => refused.map(({ reason }) => reason)))].map((reason) => {
    const own = parts.flatMap(({ refused }) => refused.filter((each) => each.reason === reason));
    return { reason, count: sum(own, ({ count }) => count), names: own.flatMap(({ names }) => names).slice(0, manyRows) };
  }),
});

const sum = <Part>(parts: readonly Part[], of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);
