import { parse, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentOutputs as documents, productFiles as product } from '../../src/commands/productFiles.ts';
import { readContract } from '../../src/engine/compile/contract.ts';
import { reducedTexts } from '../../src/engine/compile/generate/reduced.ts';
import { platform as dialect } from '../../src/engine/dialects/platform.ts';
import { sdl } from '../../src/generated/contract.ts';
import { bare, reduced } from '../support/reducedPlans.ts';

const { extensions } = readContract(sdl);
/** Operations that a platform without extensions does not have. */
const lacking = [...extensions].flatMap((each) => /^(?:Query|Mutation|Subscription)\.(\w+)$/.exec(each)?.[1] ?? []);

describe('the console of a platform without extensions', () => {
  let texts: Map<string, string>;
  beforeAll(async () => {
    texts = await reducedTexts({ root: process.cwd(), product, dialect, documents }, 'src/console/operations');
  });

  const sentTexts = (): string[] => {
    const listed = Object.values(JSON.parse(texts.get('operations.json') ?? '{}') as Record<string, string>);
    const elsewhere = documents.flatMap(({ to }) =>
      [...(texts.get(to) ?? '').matchAll(/"text": ?("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => text),
    );
    return [...listed, ...elsewhere.map((text) => JSON.parse(text) as string)].filter((text) => text !== '');
  };

  it('sends only documents that the contract without extensions takes', () => {
    const sent = sentTexts();
    const faults = sent.flatMap((text) => validate(bare.schema, parse(text)).map(({ message }) => `${text.slice(0, 80)}: ${message}`));
    expect(faults).toEqual([]);
    expect(sent.length).toBeGreaterThan(130);
  });

  it('asks for none but the 137 operations of the specifications', () => {
    const named = (all: Iterable<string>) => new Set([...all].map((text) => /^\w+ (\w+)/.exec(text)?.[1] ?? ''));
    const offered = new Set([
      ...Object.keys(bare.schema.getQueryType()?.getFields() ?? {}),
      ...Object.keys(bare.schema.getMutationType()?.getFields() ?? {}),
    ]);
    expect(offered.size).toBe(137);
    expect([...named(sentTexts())].filter((name) => !offered.has(name))).toEqual([]);
  });

  it('knows no right of an operation that the platform lacks, so that each of its tools is absent', () => {
    expect(lacking.length).toBeGreaterThan(50);
    const rights = texts.get('rights.ts') ?? '';
    expect(lacking.filter((name) => rights.includes(`"${name}"`))).toEqual([]);
  });

  it('names what it lacks for whatever is sent without a plan', () => {
    const text = texts.get('lacking.ts') ?? '';
    for (const each of ['HierarchyNodeInput.position', 'SsoLoginDto.customerId', 'Subscription.CommonWatch'])
      expect(text).toContain(`"${each}"`);
  });

  it('has the plans and forms that compile against that contract, and no others', () => {
    const plans = texts.get('plans.ts') ?? '';
    for (const { name } of reduced.plans) expect(plans).toContain(`"name": "${name}"`);
    expect([...texts.keys()].filter((path) => /^forms\/\w+\/\w+\.ts$/.test(path) && !path.startsWith('forms/validators')).sort()).toEqual(
      Object.keys(reduced.forms)
        .map((id) => `forms/${id}.ts`)
        .sort(),
    );
  });

  it('offers an action on what is not purged where the platform knows no purge', () => {
    const { actions } = reduced.plans.find(({ name }) => name === 'vacancy-applications') ?? { actions: [] };
    expect(actions.filter(({ name }) => ['editName', 'deidentify', 'resendReport'].includes(name)).map(({ when }) => when)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lists on the home page only rows that its filters can choose', () => {
    expect(texts.get('home.ts')).not.toMatch(/toReview|changedByMe/);
    expect(texts.get('home.ts')).toContain('"failedTexts"');
  });
});
