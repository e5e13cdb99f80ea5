import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoundedWorker } from '../../../src/platform/boundedWorker.ts';
import { openAnswer } from '../../../src/platform/services/sso/answers.ts';
import { answerLimits } from '../../../src/platform/services/sso/tags.ts';
import { answerXml, newId } from '../../support/identityProvider.ts';
import { begin, bring, honest, person, setUp } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Cost limits of a response: bounds checked before parsing, a thread with a deadline, and three tries per request.

let running: Running;
let acme: SsoCustomer;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme');
}, 120_000);
afterAll(() => running.close());

const expired = '/loginWithSSO?error=expired';
const refused = '/loginWithSSO?error=refused';
const inside = '/workflow-sets';
const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join('');
const within = (xml: string, more: string) => xml.replace('</samlp:Response>', `${more}</samlp:Response>`);
const opening = (xml: string) => {
  try {
    openAnswer(Buffer.from(xml).toString('base64'));
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
};

/** A valid response to a sign-in that has just begun. */
async function begun(more: object = {}) {
  const browser = running.browser();
  const asked = await begin(browser, acme);
  return { browser, xml: answerXml(honest(running, acme, asked, person('nora', acme), more)) };
}

/** Responses that are expensive to parse, named by their shape. */
const { elements, depth, attributes, attributesOfOne, characters } = answerLimits;
const shapes: Record<string, (xml: string) => string> = {
  'one element too many': (xml) =>
    within(
      xml,
      times(elements, () => '<a/>'),
    ),
  'elements side by side': (xml) =>
    within(
      xml,
      times(10_000, () => '<a/>'),
    ),
  'open elements side by side': (xml) =>
    within(
      xml,
      times(8000, () => '<a></a>'),
    ),
  'too deep by one': (xml) => within(xml, `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`),
  'very deep': (xml) => within(xml, `${'<a>'.repeat(4000)}${'</a>'.repeat(4000)}`),
  'deep and never closed': (xml) => within(xml, '<a>'.repeat(15_000)),
  'an element hidden from the count in a comment': (xml) => within(xml, `<!-- > -->${times(elements, () => '<a/>')}<!-- < -->`),
  'elements in a section': (xml) => within(xml, `<![CDATA[${times(elements, () => '<a/>')}]]>`),
  'a comment alone': (xml) => within(xml, '<!---->'),
  'a section alone': (xml) => within(xml, '<![CDATA[x]]>'),
  'a processing instruction': (xml) => within(xml, '<?php ?>'),
  'a second declaration': (xml) => `<?xml version="1.0"?><?xml version="1.0"?>${xml}`,
  'a document type': (xml) => `<!DOCTYPE x>${xml}`,
  'a document type with entities': (xml) => `<!DOCTYPE x [${times(1000, (index) => `<!ENTITY e${index} "${'y'.repeat(20)}">`)}]>${xml}`,
  'a document type within': (xml) => within(xml, '<!DOCTYPE x []>'),
  'tags in a value, which is no XML': (xml) => within(xml, `<a b="${times(2000, () => '<a>')}"/>`),
  'an end of a tag in a value': (xml) => within(xml, `<a b=">"/>${times(elements, () => '<a b="/>"/>')}`),
  'attributes of one element': (xml) => within(xml, `<a ${times(attributesOfOne + 1, (index) => ` a${index}="1"`)}/>`),
  'attributes of all': (xml) =>
    within(
      xml,
      times(attributes / 20 + 1, () => `<a ${times(20, (index) => ` a${index}="1"`)}/>`),
    ),
  'declarations of namespaces': (xml) => within(xml, `<a ${times(1500, (index) => ` xmlns:n${index}="urn:${index}"`)}/>`),
  'one attribute twice': (xml) => within(xml, '<a b="1" b="2"/>'),
  references: (xml) => xml.replace(/<Reference .*<\/Reference>/s, (each) => times(60, () => each)),
  transforms: (xml) => xml.replace(/(<Transform [^<>]*\/>)/, (each) => times(100, () => each)),
  signatures: (xml) => xml.replace(/<Signature .*<\/Signature>/s, (each) => times(8, () => each)),
  'base64 of a certificate': (xml) => xml.replace(/(<X509Certificate>)/, (each) => each + 'A'.repeat(characters)),
  'a text': (xml) => within(xml, `<a>${'y'.repeat(characters)}</a>`),
  'letters of two bytes': (xml) => within(xml, `<a>${'é'.repeat(characters * 0.6)}</a>`),
  'blanks in a tag': (xml) => within(xml, `<a${' '.repeat(40_000)}b/>`),
  'an algorithm that never ends': (xml) => within(xml, `<a ${'Algorithm="'.repeat(4000)}`),
  'names that begin again': (xml) => within(xml, `<${'a:'.repeat(20_000)}b/>`),
  'ends without beginnings': (xml) => within(xml, '</a>'.repeat(10_000)),
  'nested wrongly': (xml) => within(xml, '<a><b></a></b>'),
  'two roots': (xml) => `${xml}${xml}`,
  'text after the root': (xml) => `${xml}text`,
  'nothing but less-than signs': () => '<'.repeat(characters - 1),
  'nothing but blanks': () => ' '.repeat(characters - 1),
};

describe('an answer of hostile shape', () => {
  it.each(Object.entries(shapes))('is refused before it is parsed: %s', async (_, shape) => {
    const { browser, xml } = await begun({ signed: 'both' });
    const hostile = shape(xml);
    expect(hostile).not.toBe(xml);
    expect(opening(hostile)).not.toBe('taken');
    expect((await bring(running, browser, 'acme', hostile)).location).toBe(refused);
    expect((await bring(running, browser, 'acme', xml)).location).toBe(inside);
  });

  it('is taken just within the bounds', async () => {
    const { xml } = await begun();
    const room = elements - [...xml.matchAll(/<[^/]/g)].length;
    expect(
      opening(
        within(
          xml,
          times(room, () => '<a/>'),
        ),
      ),
    ).toBe('taken');
    expect(opening(within(xml, `${'<a>'.repeat(depth - 1)}${'</a>'.repeat(depth - 1)}`))).toBe('taken');
    expect(opening(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`)).toBe('taken');
  });
});

describe('a request', () => {
  /** Cases that are each refused at a different stage. */
  const faults: Record<string, (xml: string) => string> = {
    'before it is parsed': (xml) => within(xml, '<!---->'),
    'as it is parsed': (xml) => xml.replace('<saml:Conditions', '<saml:Conditions xmlns:saml="urn:other"'),
    'by its signature': (xml) => xml.replaceAll('nora-at-acme', 'ada-at-acme'),
    'by its status': (xml) => xml.replace('status:Success', 'status:Requester'),
  };
  it.each(Object.entries(faults))('is spent after three answers that are refused %s', async (_, fault) => {
    const { browser, xml } = await begun();
    const state = { RelayState: /\sInResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '' };
    for (let tries = 0; tries < 3; tries += 1)
      expect((await bring(running, browser, 'acme', fault(xml), state)).location).toMatch(/error=(refused|denied)$/);
    expect((await bring(running, browser, 'acme', xml, state)).location).toBe(expired);
  });

  it('takes an honest answer as the third', async () => {
    const { browser, xml } = await begun();
    for (let tries = 0; tries < 2; tries += 1) await bring(running, browser, 'acme', xml.replaceAll('nora-at-acme', 'ada-at-acme'));
    expect((await bring(running, browser, 'acme', xml)).location).toBe(inside);
  });

  it('gives no more tries to answers that come at once', async () => {
    const { browser, xml } = await begun();
    const forged = xml.replaceAll('nora-at-acme', 'ada-at-acme');
    const led = await Promise.all(Array.from({ length: 8 }, () => bring(running, browser, 'acme', forged)));
    expect(led.filter(({ location }) => location === refused).length).toBe(3);
  });
});

describe('the status outside the signature', () => {
  const success = 'Value="urn:oasis:names:tc:SAML:2.0:status:Success"';
  const status = (value: string) => `Value="urn:oasis:names:tc:SAML:2.0:status:${value}"`;
  const codes = ['Requester', 'Responder', 'VersionMismatch', 'AuthnFailed', 'NoPassive', 'RequestDenied', 'success', ''];
  const changes: Record<string, (xml: string) => string> = {
    ...Object.fromEntries(codes.map((each) => [`“${each}”`, (xml: string) => xml.replace(success, status(each))])),
    'left out': (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, ''),
    empty: (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, '<samlp:Status/>'),
    'said twice': (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, (each) => each + each.replace('Success', 'Requester')),
    'Success below a refusal': (xml) =>
      xml.replace(
        `<samlp:StatusCode ${success}/>`,
        `<samlp:StatusCode ${status('Responder')}><samlp:StatusCode ${success}/></samlp:StatusCode>`,
      ),
    'in the assertion alone': (xml) => xml.replace(/<samlp:Status>.*<\/samlp:Status>/s, ''),
  };
  it.each(Object.entries(changes))('%s signs nobody in, though the assertion is signed', async (_, change) => {
    const { browser, xml } = await begun({ signed: 'assertion' });
    expect(change(xml)).not.toBe(xml);
    expect(await bring(running, browser, 'acme', change(xml))).toMatchObject({ location: '/loginWithSSO?error=denied', cookies: [] });
    expect((await bring(running, browser, 'acme', xml)).location).toBe(inside);
  });
});

describe('what is on record of a refusal', () => {
  const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorName subjectNames changes { field after } } } }`;
  it('is shown by default, in words, with a name only where it was proven', async () => {
    const admin = await running.browser().as('admin@acme.example');
    const { browser, xml } = await begun();
    await bring(running, browser, 'acme', xml.replaceAll('nora-at-acme', 'mallory'));
    const stranger = await begun();
    await bring(running, running.browser(), 'acme', stranger.xml);
    const asked = await begin(browser, acme);
    await bring(running, browser, 'acme', answerXml(honest(running, acme, asked, { ...person('sam', acme), email: 'staff@demo.example' })));
    const scope = { organizationId: acme.organizationId, customerId: acme.id, hierarchyId: acme.hierarchyId };
    const { data } = await admin.get<{ data: { operation: string; changes: { field: string; after: string }[] }[] }>(trail, {
      filter: scope,
    });
    const [proven, forged] = data.filter(({ operation }) => operation === 'IDPRefuseSSOLogin');
    const said = (entry: typeof proven) => Object.fromEntries((entry?.changes ?? []).map(({ field, after }) => [field, after]));
    expect(said(forged)).toEqual({ reason: expect.stringContaining('no signature by a certificate of the configuration') });
    expect(said(proven)).toMatchObject({
      nameId: 'sam-at-acme',
      email: 'staff@demo.example',
      reason: expect.stringContaining('not one that this customer'),
    });
    expect(JSON.stringify(data)).not.toContain('mallory');
  });
});

describe('a thread for work that strangers give', () => {
  const code = (body: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, job }) => { ${body} });
      parentPort.postMessage('ready');`)}`,
    );
  const echo =
    "if (job === 'spin') for (;;); if (job === 'break') process.exit(1); if (job === 'throw') throw new Error(job); parentPort.postMessage({ id, value: job });";

  it('is ended at its deadline and replaced; the next job is done', async () => {
    const worker = createBoundedWorker<string, string>({ file: code(echo), deadline: 30, patience: 300 });
    expect(await worker.run('one')).toBe('one');
    await expect(worker.run('spin')).rejects.toMatchObject({ reason: 'deadline' });
    expect(await worker.run('two')).toBe('two');
    await worker.close();
  });

  it.each(['break', 'throw'])('is replaced where a job breaks it: %s', async (job) => {
    const worker = createBoundedWorker<string, string>({ file: code(echo) });
    const jobs = await Promise.allSettled([worker.run(job), worker.run('after')]);
    expect(jobs).toMatchObject([{ status: 'rejected', reason: { reason: 'failed' } }, { value: 'after' }]);
    await worker.close();
  });

  it('refuses at once what its queue does not hold', async () => {
    const worker = createBoundedWorker<string, string>({ file: code(echo), queue: 4, deadline: 30, patience: 300 });
    const jobs = await Promise.allSettled(
      ['spin', ...Array.from({ length: 9 }, (_, index) => `job ${index}`)].map((job) => worker.run(job)),
    );
    const reasons = jobs.map((job) => (job.status === 'fulfilled' ? 'done' : (job.reason as { reason: string }).reason));
    expect(reasons).toEqual(['deadline', ...Array<string>(4).fill('done'), ...Array<string>(5).fill('busy')]);
    await worker.close();
  });
});

it('made-up requests take no thread', async () => {
  const browser = running.browser();
  await begin(browser, acme);
  const { xml } = await begun();
  const unknown = xml.replace(/\sInResponseTo="[^"]+"/, ` InResponseTo="${newId()}"`);
  expect((await bring(running, browser, 'acme', unknown)).location).toBe(expired);
});
