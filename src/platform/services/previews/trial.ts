import { contextWith } from '../../context.ts';
import type { OperationContext } from '../../context.ts';
import type { Database, Store, Stores } from '../../database/stores.ts';
import { recipientsOf } from '../../mail/recipientsOf.ts';
import type { Operation, OptionalContext } from '../../operation.ts';
import type { AccessScope } from '../../policy/accessScope.ts';
import { countSignedIn } from '../auth/signedIn.ts';
import type { NoticeMessage, PreviewNotes } from './notes.ts';

export interface Trial {
  result: unknown;
  signedOut: number;
  mailed: Set<string>;
  texted: Set<string>;
  /** Number of reports to other systems. */
  reported: number;
  /** Names of the ATSs among them, by id. */
  reportedTo: Map<string, string>;
  /** Ids of the webhooks among them. */
  webhooks: Set<string>;
  /** Number of messages to candidates by channel and language. */
  messages: Map<string, number>;
  /** Number of mails to suppressed addresses. */
  suppressed: number;
  example: Partial<Record<'EMAIL' | 'SMS', NoticeMessage>>;
  reasons: PreviewNotes['reasons'];
  isReasonRequired: boolean;
}

interface Tried {
  body: Operation;
  args: Record<string, unknown>;
  access: AccessScope;
  everywhere: () => AccessScope;
}

/** Only for operations that write nothing outside transactions. */
export async function tryOperation(context: OperationContext, { body, args, access, everywhere }: Tried): Promise<Trial> {
  const at = context.now();
  const trial: Trial = {
    ...{ result: undefined, signedOut: 0, mailed: new Set(), texted: new Set() },
    ...{ reported: 0, reportedTo: new Map(), webhooks: new Set() },
    ...{ messages: new Map(), suppressed: 0, example: {}, reasons: [], isReasonRequired: false },
  };
  const preview = Object.assign(trial, {
    onMessage: (message: NoticeMessage) => noteMessage(trial, message),
    onReport: (to: Parameters<PreviewNotes['onReport']>[0]) => noteReport(trial, to),
    onSuppressed: () => (trial.suppressed += 1),
  });
  const stores = undoing(context.stores, async (tx, kind) => {
    const { mailed, texted } = await recipientsOf(tx, kind, at);
    for (const to of mailed) trial.mailed.add(to);
    for (const to of texted) trial.texted.add(to);
  });
  const seen = contextWith<OperationContext & { preview?: PreviewNotes }>(context, {
    preview,
    ...{ stores, access, everywhere, now: () => at },
    ...{ audit: () => undefined, forget: () => undefined, setCookie: () => undefined },
  });
  const prefetched = body.options.prefetch && (await body.options.prefetch(args as never, seen));
  const isAboveRegions = body.options.store === 'identity';
  const store = isAboveRegions ? await stores.identity() : await stores.region(context.region);
  const identity = body.options.alsoIdentity ? await stores.identity() : undefined;
  const run = async (tx: Database, joined?: Database) => {
    const before = isAboveRegions ? await countSignedIn(tx, at) : 0;
    const inside = contextWith<OperationContext & Partial<OptionalContext>>(seen, {
      tx,
      ...(joined && { identity: joined }),
      ...(prefetched !== undefined && { prefetched }),
      requestedFields: () => new Set<string>(),
    });
    trial.result = await body.handler(args as never, inside);
    trial.signedOut = isAboveRegions ? before - (await countSignedIn(tx, at)) : 0;
  };
  await (identity ? identity.transaction((joined) => store.transaction((tx) => run(tx, joined))) : store.transaction((tx) => run(tx)));
  return trial;
}

/** The example is of one reader: the first message, and the same reader's on the other channel. */
function noteMessage({ messages, example }: Trial, message: NoticeMessage): void {
  const { channel, language, name } = message;
  const key = `${channel} ${language}`;
  messages.set(key, (messages.get(key) ?? 0) + 1);
  const [first] = Object.values(example);
  if (!first || (first.name === name && !example[channel] && messages.get(key) === 1)) example[channel] = message;
}

function noteReport(trial: Trial, { id, ats }: Parameters<PreviewNotes['onReport']>[0]): void {
  trial.reported += 1;
  if (ats === undefined) trial.webhooks.add(id);
  else trial.reportedTo.set(id, ats);
}

type Note = (tx: Database, kind: Store['kind']) => Promise<void>;

function undoing(stores: Stores, note: Note): Stores {
  const wrap = (store: Store): Store => Object.assign(Object.create(store) as Store, { transaction: undone(store, note) });
  return {
    identity: async () => wrap(await stores.identity()),
    region: async (name) => wrap(await stores.region(name)),
    opened: () => stores.opened().map(wrap),
    retried: () => [],
    close: async () => undefined,
  };
}

const undone =
  (store: Store, note: Note): Store['transaction'] =>
  async <T>(work: (tx: Database) => Promise<T>): Promise<T> => {
    const rollback = new Error('A trial is taken back');
    let answer: { result: T } | undefined;
    try {
      await store.transaction(async (tx) => {
        const result = await work(tx);
        await note(tx, store.kind);
        answer = { result };
        throw rollback;
      });
    } catch (error) {
      if (error !== rollback) throw error;
    }
    if (!answer) throw rollback;
    return answer.result;
  };
