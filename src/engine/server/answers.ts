import type { CatalogueEntry } from '../compile/infer/entries.ts';
import type { Texts } from '../compile/infer/texts.ts';
import { accountOf } from '../compile/infer/account.ts';
import { formModule } from '../compile/infer/formModule.ts';
import { problemText } from '../compile/problems.ts';
import type { ConsoleAnswer, DriftAnswer, EntryAnswer, ResourceAnswer } from '../plan/ConsoleAnswer.ts';
import type { OperationPlan, Plan } from '../plan/Plan.ts';
import { titlePaths } from '../plan/titleOf.ts';
import type { Drifted } from '../compile/drift.ts';
import type { Schema } from '../compile/schema.ts';
import { tokenName, type AccountAnswer } from '../plan/account.ts';
import type { AuthAnswer } from '../plan/auth.ts';
import { saysRole } from './headers.ts';
import type { Api, Facts, KnownApi, Learnt } from './knownApi.ts';
import type { Session } from './sessions.ts';

export interface Page {
  brand: string;
  auth?: AuthAnswer | undefined;
  /** Session of the user who signed in. */
  session?: Pick<Session<KnownApi>, 'headers' | 'name'> | undefined;
}

export async function consoleAnswer(api: Api, { brand, auth, session }: Page, known: KnownApi | undefined): Promise<ConsoleAnswer> {
  const { host, away: silent } = api;
  const signIn = session ? 'done' : known && !auth ? 'none' : 'needed';
  const account = accountAnswer(api, known, session);
  const begun: ConsoleAnswer = { brand, host, signIn, ...(auth && { auth }), account, entries: [], drift: [] };
  if (!known) return { ...begun, ...(silent !== undefined && { away: silent }) };
  if (signIn === 'needed') return begun;
  return { ...begun, ...(await factsOf(api, known)) };
}

/** Facts of a compiled schema. */
export function schemaFacts(learnt: Learnt, schema: Schema): Facts {
  const { catalogue, drifted } = learnt;
  const away = new Set(drifted.map(({ name }) => name));
  return {
    dialect: { name: catalogue.dialect.name, evidence: catalogue.evidence },
    entries: catalogue.entries.filter(({ name }) => !away.has(name)).map((entry) => entryAnswer(entry, learnt)),
    drifted,
    account: accountOf(schema),
  };
}

/** All that the answer says of the schema. */
export async function factsOf(api: Api, known: KnownApi): Promise<Pick<ConsoleAnswer, 'entries' | 'drift'> & Partial<ConsoleAnswer>> {
  const { dialect, entries, drifted } = known;
  const notShown = await countOf(known);
  return {
    ...(api.fromKept && { fromKept: true }),
    ...(api.readOnly && { readOnly: true as const }),
    ...{ dialect, entries },
    drift: drifted.map(driftAnswer),
    ...(notShown !== 0 && { notShown }),
  };
}

function accountAnswer({ headers }: Api, known: KnownApi | undefined, session: Page['session']): AccountAnswer {
  const isConfigured = Object.keys(headers).some((name) => !saysRole(name));
  const name = session?.name ?? tokenName(session?.headers ?? headers);
  return {
    by: session ? 'session' : isConfigured ? 'configuration' : 'nobody',
    ...(name !== undefined && { name }),
    ...(known?.account && { ask: known.account }),
  };
}

/** Counts the parts of the API that no page shows; null while a large schema is still being counted. */
async function countOf({ answers }: KnownApi): Promise<number | null> {
  const counted = answers.notShown().then((text) => (JSON.parse(text) as string[]).length);
  return Promise.race([counted, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
}

/** Time limit for counting before a response is sent, in ms. */
const patience = 200;

function entryAnswer({ name, type, label, path, group, file, hidden }: CatalogueEntry, { catalogue }: Learnt): EntryAnswer {
  const entry = { name, type, label, path, group, ...(hidden && { hidden }) };
  if (file === undefined) return entry;
  const { menu, parent } = catalogue.open(name)?.plan ?? {};
  return { ...entry, ...(menu && { menu }), ...(parent !== undefined && { hidden: true }) };
}

const driftAnswer = ({ name, file, problems }: Drifted): DriftAnswer => ({
  name,
  file,
  problems: problems.map((problem) => {
    const { number, key, expected, found, didYouMean } = problem;
    return {
      number,
      text: problemText(problem),
      file: problem.file,
      key,
      expected,
      found,
      ...(didYouMean !== undefined && { didYouMean }),
    };
  }),
});

/** A resource with its pages, and the lists below its records; its list alone needs none of those. */
export function resourceAnswer({ catalogue, drifted }: Learnt, name: string, part: 'whole' | 'list' = 'whole'): ResourceAnswer | undefined {
  const opened = catalogue.open(name);
  const away = new Set(drifted.map((each) => each.name));
  if (!opened?.plan || away.has(name)) return undefined;
  const { plan, references, texts, unsupported } = opened;
  const declared = catalogue.entries.flatMap((entry) =>
    entry.file === undefined || away.has(entry.name) ? [] : (catalogue.open(entry.name)?.plan ?? []),
  );
  const onItsPages = declared.filter((other) => other.parent === name || other.tabs?.includes(name) || plan.tabs?.includes(other.name));
  const pointedAt = references.flatMap((each, index) =>
    index < mostCompiled ? stubOf(catalogue.open(each)?.plan) : (catalogue.stub(each) ?? []),
  );
  const below = part === 'list' ? { children: [], unsupported: [] } : catalogue.children(name);
  const children = below.children.map((child) => child.plan);
  const inChildren = new Set(below.children.flatMap((child) => child.references.filter((each) => !references.includes(each))));
  const shown = new Set([plan, ...onItsPages, ...children]);
  const names = new Set([...shown].map((other) => other.name));
  const stubs = [...pointedAt, ...[...inChildren].flatMap((each) => catalogue.stub(each) ?? [])].filter((other) => !names.has(other.name));
  const joined = [...shown, ...stubs].filter((other) => other !== plan && !away.has(other.name));
  const besideTexts = [
    ...onItsPages.map((other) => catalogue.open(other.name)?.texts ?? {}),
    ...below.children.map((child) => child.texts),
  ];
  return { plan, related: joined, texts: merged([texts, ...besideTexts]), unsupported: limited([...unsupported, ...below.unsupported]) };
}

/** Inputs that refer to each other have more parts than anybody reads. */
const limited = (lines: readonly string[]): string[] =>
  lines.length <= mostLines
    ? [...lines]
    : [...lines.slice(0, mostLines), `${lines.length - mostLines} further parts of its inputs and fields.`];

const mostLines = 500;

/** Linked resources that are compiled to know how pickers search them; further ones are inferred. */
const mostCompiled = 12;

/** Enough for links and pickers, which load the whole plan with their first call. */
const stubOf = (plan: Plan | undefined): Plan[] =>
  plan === undefined
    ? []
    : [
        {
          ...pick(plan, ['name', 'type', 'kind', 'path', 'idField', 'title', 'search', 'archive', 'sort', 'live']),
          ...(plan.list && { list: named(plan.list) }),
          ...(plan.get && { get: named(plan.get) }),
          columns: plan.columns.filter(({ path }) => titlePaths(plan.title).includes(path)),
          ...{ flags: {}, details: [], filters: [], forms: {}, actions: [] },
        },
      ];

const named = ({ name, kind, access }: OperationPlan): OperationPlan => ({ name, kind, access, text: '', vars: [], read: {} });

const pick = <T extends object, K extends keyof T>(of: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.flatMap((key) => (of[key] === undefined ? [] : [[key, of[key]]]))) as Pick<T, K>;

/** Form as a module: plan and precompiled validator, so that no page compiles. */
export function formAnswer({ catalogue }: Learnt, id: string): string | undefined {
  for (const { name } of candidates(catalogue.entries, id)) {
    const forms = catalogue.open(name)?.forms ?? {};
    const form = Object.hasOwn(forms, id) ? forms[id] : undefined;
    if (form) return formModule(form.plan, form.form);
  }
  return undefined;
}

const candidates = (entries: readonly CatalogueEntry[], id: string): CatalogueEntry[] =>
  entries.filter(({ name, file }) => file !== undefined || id.startsWith(`${name}/`) || id === name);

function merged(all: readonly Texts[]): Texts {
  const result: Texts = {};
  for (const texts of all)
    for (const [key, value] of Object.entries(texts)) {
      const own = Object.hasOwn(result, key) ? result[key] : undefined;
      result[key] = typeof own === 'object' && typeof value === 'object' ? merged([own, value]) : value;
    }
  return result;
}
