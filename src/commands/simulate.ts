import { parseArgs } from 'node:util';
import { isRegion } from '../platform/regions.ts';
import type { Region } from '../platform/regions.ts';
import { asCommand } from './commandLine.ts';
import type { Outcome } from '../package/Outcome.ts';
import { runAts } from './simulateAts.ts';
import type { Unfinished } from './simulatedCalls.ts';
import { fromDemo, refusals, takeInterviews } from './takeInterviews.ts';
import type { Ask } from './takeInterviews.ts';

const usage = `npm run simulate -- [--candidates 200] [--region ap-southeast-2] [--customer acme] [--vacancy title-or-id] [--speed 50] [--seed demo] [--url http://localhost:4000]

Takes the interviews of a running demo's candidates in their stead, by signed callbacks such as a provider makes: at most so many
candidates, and so many calls a second. The same seed gives the same results. PROVIDER_SECRET is what the demo is configured with, if it is.

npm run simulate -- ats --help: a simulated applicant tracking system.`;

const mostCandidates = 5000;
const mostSpeed = 1000;

interface SimulationOptions {
  candidates: number;
  region: Region;
  speed: number;
  seed: string;
  url: string;
  customer?: string;
  vacancy?: string;
}

/** Drives candidates of a demo through their interviews; answers what to say and the exit code. */
export async function run(args: string[], environment: NodeJS.ProcessEnv, ask: Ask = fetch): Promise<Outcome> {
  const input = read(args);
  if (typeof input === 'string') return { code: 2, says: input };
  const begun = new Date();
  const demo = { ...input, ask };
  let found: { assessments: Unfinished[]; secret?: string } | undefined;
  try {
    const { customer, vacancy } = input;
    found = await fromDemo(demo, '/dev/assessments.json', {
      limit: String(input.candidates),
      ...(customer && { customer }),
      ...(vacancy && { vacancy }),
    });
  } catch {
    return { code: 1, says: `Nothing answers at ${input.url}. Is the demo running? npm start` };
  }
  const secret = environment['PROVIDER_SECRET']?.trim() || found?.secret;
  if (!found)
    return { code: 1, says: `There is no demo at ${input.url}: interviews are simulated where DEMO is on, never among real data.` };
  if (!secret) return { code: 1, says: 'The demo has a PROVIDER_SECRET of its own: set the same one for this command.' };
  if (found.assessments.length === 0) return { code: 0, says: 'Nobody there has an interview to take.' };
  const figures = await takeInterviews(demo, found.assessments, secret, input);
  const rules = await fromDemo<{ moved: number; statuses: number }>(demo, '/dev/rules.json', { since: begun.toISOString() });
  const seconds = (Date.now() - begun.getTime()) / 1000;
  const says = [
    `${found.assessments.length} candidates, ${figures.times.length} calls in ${seconds.toFixed(1)} s (${(figures.times.length / seconds).toFixed(0)} a second).${refusals(figures.refused)}`,
    `Rules moved ${rules?.moved ?? 0} of them and gave ${rules?.statuses ?? 0} a status.`,
    `A call took ${share(figures.times, 0.5)} ms in the median, and ${share(figures.times, 0.95)} ms or less in 95 of 100 cases.`,
  ].join('\n');
  return { code: figures.refused.size > 0 ? 1 : 0, says };
}

const share = (times: readonly number[], part: number): string =>
  (times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);

function read(args: string[]): SimulationOptions | string {
  const option = { type: 'string' } as const;
  const options = {
    candidates: option,
    region: option,
    customer: option,
    vacancy: option,
    speed: option,
    seed: option,
    url: option,
  } as const;
  let values: Partial<Record<keyof typeof options | 'help', string | boolean>>;
  try {
    ({ values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }));
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
  if (values.help) return usage;
  const text = (name: keyof typeof options, otherwise: string) => (typeof values[name] === 'string' ? values[name] : otherwise);
  const [candidates, speed] = [Number(text('candidates', '200')), Number(text('speed', '50'))];
  const [region, url] = [text('region', 'ap-southeast-2'), text('url', 'http://localhost:4000').replace(/\/+$/, '')];
  if (!Number.isInteger(candidates) || candidates < 1 || candidates > mostCandidates)
    return `--candidates is a whole number from 1 to ${mostCandidates}.\n\n${usage}`;
  if (!(speed >= 1 && speed <= mostSpeed)) return `--speed is a number of calls a second from 1 to ${mostSpeed}.\n\n${usage}`;
  if (!isRegion(region)) return `--region is no region of the platform.\n\n${usage}`;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return `--url is no address of a platform.\n\n${usage}`;
  const [customer, vacancy] = [text('customer', ''), text('vacancy', '')];
  return { candidates, region, speed, url, seed: text('seed', 'demo'), ...(customer && { customer }), ...(vacancy && { vacancy }) };
}

/** Ctrl+C ends a simulated ATS in good order, and again later at once: npm and a terminal may both send the first one. */
async function ats(args: string[]): Promise<Outcome> {
  const stopping = new AbortController();
  let stoppedAt = 0;
  const interrupt = () => {
    stoppedAt ||= Date.now();
    stopping.abort();
    if (Date.now() - stoppedAt > 1000) process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  return runAts(args, { environment: process.env, ask: fetch, print, stop: stopping.signal });
}

await asCommand(import.meta.url, ([first, ...more]) =>
  first === 'ats' ? ats(more) : run(first === undefined ? [] : [first, ...more], process.env),
);
