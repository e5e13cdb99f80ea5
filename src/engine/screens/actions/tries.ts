import type { ActionPlan } from '../../plan/Plan.ts';
import { sparedReason } from '../values/registry.ts';

export interface TriedAction {
  changed: number;
  refused: { reason: string; count: number; names: string[] }[];
  signedOut: number;
  mailed: number;
  texted: number;
  /** Reports to other systems: those of these names, and webhooks. */
  reported?: number;
  reportedTo?: string[];
  webhooks?: number;
  /** Messages by channel and language, most first. */
  messages?: { channel: string; language: string; count: number }[];
  /** Mails that are not sent, since the address takes none. */
  suppressed?: number;
  example?: ExampleMessage | null;
  /** Minutes that messages wait before they leave. */
  holdMinutes?: number;
  reasons?: { _id: string; name: string }[];
  isReasonRequired?: boolean;
  /** Nobody could count. */
  isUnknown?: true;
}

/** A message as its reader gets it, by mail or as a text message. */
export interface ExampleMessage {
  name: string;
  email?: string | null;
  subject?: string | null;
  html?: string | null;
  phoneNumber?: string | null;
  text?: string | null;
  /** Template that the provider fills in place of these words. */
  template?: string | null;
}

/** Actions on more rows ask first. */
export const manyRows = 20;

/** The effect where the platform could not count. */
export const uncounted = (rows: number): TriedAction => ({
  ...{ changed: rows, refused: [], signedOut: 0, mailed: 0, texted: 0, isUnknown: true },
});

/** Rows that an action leaves out unless somebody ticks them. */
export const sparedIn = ({ refused }: TriedAction) => refused.find(({ reason }) => reason === sparedReason());

/** True if the effects require confirmation. An action whose purpose is to send messages asks only for many rows. */
export const mustAsk = ({ tried, notifies }: ActionPlan, effect: TriedAction): boolean =>
  effect.changed > manyRows ||
  sparedIn(effect) !== undefined ||
  (tried === 'effects' &&
    effect.changed > 0 &&
    (effect.signedOut + effect.mailed + effect.texted > 0 || (notifies?.reason === true && (effect.reasons ?? []).length > 0)));

export const sumOf = (parts: readonly TriedAction[]): TriedAction => ({
  ...parts[0],
  changed: sum(parts, ({ changed }) => changed),
  signedOut: sum(parts, ({ signedOut }) => signedOut),
  mailed: sum(parts, ({ mailed }) => mailed),
  texted: sum(parts, ({ texted }) => texted),
  reported: sum(parts, ({ reported = 0 }) => reported),
  reportedTo: [...new Set(parts.flatMap(({ reportedTo = [] }) => reportedTo))],
  webhooks: Math.max(0, ...parts.map(({ webhooks = 0 }) => webhooks)),
  messages: messagesOf(parts),
  example: parts.find(({ example }) => example)?.example ?? null,
  refused: [...new Set(parts.flatMap(({ refused }) => refused.map(({ reason }) => reason)))].map((reason) => {
    const own = parts.flatMap(({ refused }) => refused.filter((each) => each.reason === reason));
    return { reason, count: sum(own, ({ count }) => count), names: own.flatMap(({ names }) => names).slice(0, manyRows) };
  }),
});

const messagesOf = (parts: readonly TriedAction[]): NonNullable<TriedAction['messages']> => {
  const all = parts.flatMap(({ messages = [] }) => messages);
  const kinds = [...new Set(all.map(({ channel, language }) => `${channel} ${language}`))];
  return kinds
    .map((kind) => {
      const own = all.filter(({ channel, language }) => `${channel} ${language}` === kind);
      const [channel = '', language = ''] = kind.split(' ');
      return { channel, language, count: sum(own, ({ count }) => count) };
    })
    .toSorted((one, other) => other.count - one.count);
};

const sum = <Part>(parts: readonly Part[], of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);
