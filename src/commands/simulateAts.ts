import { randomBytes } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Outcome } from '../package/Outcome.ts';
import { chance } from '../platform/demo/deterministic.ts';
import { firstNames, lastNames } from '../platform/demo/words.ts';
import { compare } from './atsSummary.ts';
import type { AtsFigures } from './atsSummary.ts';
import { signInAsStaff } from './demoStaff.ts';
import type { Request } from './demoStaff.ts';
import { readAtsOptions } from './simulateAtsOptions.ts';
import type { AtsOptions } from './simulateAtsOptions.ts';
import { startSimulatedAts } from './simulatedAts.ts';
import type { Delivery } from './simulatedAts.ts';
import {
  createConnection,
  createCredential,
  loggedReports,
  retireConnection,
  retireLeftovers,
  scopeOf,
  sendMessage,
} from './simulatedConnection.ts';
import type { Connection, LoggedReport } from './simulatedConnection.ts';
import type { Unfinished } from './simulatedCalls.ts';
import { fromDemo, refusals, takeInterviews } from './takeInterviews.ts';
import type { Ask, Demo } from './takeInterviews.ts';

export interface Surroundings {
  environment: NodeJS.ProcessEnv;
  ask: Ask;
  /** Shows a line while the command runs. */
  print: (line: string) => void;
  /** Aborted by Ctrl+C. */
  stop: AbortSignal;
  /** Between two looks at the platform's log. */
  pause?: () => Promise<unknown>;
  downFor?: number;
  slowFor?: number;
}

const perRequisition = 10;
const speed = 20;
/** Interviews of one application: a rule may lead from one stage to the next. */
const mostStages = 6;
const titles = ['Barista', 'Night Porter', 'Store Manager', 'Warehouse Assistant', 'Front Desk Agent'];

/** Runs a simulated ATS next to a demo: applications go in, interviews are taken, and reports come back. */
export async function runAts(args: string[], { environment, ask, print, stop, ...more }: Surroundings): Promise<Outcome> {
  const options = readAtsOptions(args);
  if (typeof options === 'string') return { code: 2, says: options };
  const { url, region, customer, port, scenario, seed } = options;
  const demo: Demo = { url, region, ask };
  const found = await fromDemo<{ secret?: string }>(demo, '/dev/assessments.json', { limit: '1' }).catch(() => 'silent' as const);
  if (found === 'silent') return { code: 1, says: `Nothing answers at ${url}. Is the demo running? npm start` };
  if (!found) return { code: 1, says: `There is no demo at ${url}: an ATS is simulated where DEMO is on, never among real data.` };
  const secret = environment['PROVIDER_SECRET']?.trim() || found.secret;
  if (options.interviews && !secret)
    return { code: 1, says: 'The demo has a PROVIDER_SECRET of its own: set the same one for this command, or use --interviews off.' };
  const request = await signInAsStaff(demo).catch((error: unknown) => messageOf(error));
  if (typeof request === 'string') return { code: 1, says: `Nobody could sign in as the demo's staff at ${url}: ${request}` };
  const scope = await scopeOf(request, customer);
  if (!scope) return { code: 1, says: `${region} has no active customer “${customer}”.` };
  const credential = createCredential();
  const onDelivery = (delivery: Delivery) => print(lineOf(delivery));
  const { authorization } = credential;
  const ats = await startSimulatedAts({ port, scenario, seed, authorization, onDelivery, ...more }).catch((error: unknown) =>
    messageOf(error),
  );
  if (typeof ats === 'string') return { code: 1, says: `Port ${port} can't be used: ${ats}. Choose another one with --port.` };
  const started = Date.now();
  try {
    const retired = await retireLeftovers(request, scope, ats.url);
    if (retired > 0) print(`Archived ${retired} connections of earlier simulations.`);
    const connection = await createConnection(request, scope, { ...credential, url: ats.url });
    let logged: LoggedReport[];
    try {
      print(`The simulated ATS listens on ${ats.url} and is ${scenario}. Connection ${connection._id} of ${customer}. Stop with Ctrl+C.`);
      const refused = await play({ demo, connection, options, secret, print, stop, request, pause: more.pause ?? pauseUntil(stop) });
      logged = await loggedReports(request, connection);
      if (refused > 0) print(`The platform refused ${refused} calls.`);
    } finally {
      await retireConnection(request, scope, connection._id);
    }
    return outcomeOf(compare(ats.deliveries, logged), ats.deliveries.length, (Date.now() - started) / 1000);
  } catch (error) {
    return { code: 1, says: `The simulation failed: ${messageOf(error)}` };
  } finally {
    await ats.close();
  }
}

interface Play extends Pick<Surroundings, 'print' | 'stop'> {
  demo: Demo;
  connection: Connection;
  options: AtsOptions;
  secret: string | undefined;
  request: Request;
  pause: () => Promise<unknown>;
}

/** Sends requisitions and applications, takes the interviews, and waits for the reports; answers how many calls were refused. */
async function play({ demo, connection, options, secret, print, stop, request, pause }: Play): Promise<number> {
  const { applications, seed } = options;
  const requisitions = requisitionsOf(options);
  let [sent, refused] = [0, 0];
  const send = async (type: string, requestId: string, payload: object) => {
    if (stop.aborted) return;
    const { status, error } = await sendMessage(demo, connection, { requestId, type, payload }, stop);
    const isTaken = status >= 200 && status < 300;
    sent += isTaken ? 1 : 0;
    refused += isTaken ? 0 : 1;
    if (!isTaken) print(`The platform refused ${requestId} with ${status}: ${error ?? ''}`);
  };
  for (const each of requisitions) await send('SYNC_VACANCY', each.requisitionId, each);
  const everybody = Array.from({ length: applications }, (_, index) => applicationOf(requisitions, index, seed));
  await pLimit(4).map(everybody, (each) => send('CREATE_APPLICATION', each.applicationId, each));
  print(`Sent ${sent} of ${requisitions.length + applications} requisitions and applications.`);
  const stages = options.interviews && secret ? mostStages : 0;
  for (let stage = 1; stage <= stages && !stop.aborted; stage += 1) {
    const open = (await Promise.all(requisitions.map((each) => openInterviews(demo, options.customer, each.requisitionId)))).flat();
    if (open.length === 0) break;
    const { times, refused: failed } = await takeInterviews(demo, open, secret ?? '', { seed, speed, stop });
    if (!stop.aborted) print(`Took ${open.length} interviews with ${times.length} calls.${refusals(failed)}`);
    refused += [...failed.values()].reduce((sum, count) => sum + count, 0);
  }
  while (!stop.aborted && (await loggedReports(request, connection)).some(({ status }) => status === 'ATS_REQUEST_STARTED')) await pause();
  return refused;
}

const openInterviews = async (demo: Demo, customer: string, vacancy: string): Promise<Unfinished[]> =>
  (await fromDemo<{ assessments: Unfinished[] }>(demo, '/dev/assessments.json', { customer, vacancy }))?.assessments ?? [];

function requisitionsOf({ applications, seed }: AtsOptions) {
  const run = randomBytes(3).toString('hex');
  const luck = chance('simulated requisitions', seed);
  return Array.from({ length: Math.ceil(applications / perRequisition) }, (_, index) => ({
    requisitionId: `REQ-${run}-${index + 1}`,
    title: luck.pick(titles),
    managers: [{ type: 'RECRUITER', email: 'rita.recruiter@people.example', firstName: 'Rita', lastName: 'Recruiter' }],
  }));
}

function applicationOf(requisitions: ReturnType<typeof requisitionsOf>, index: number, seed: string) {
  const luck = chance('simulated application', seed, index);
  const requisitionId = requisitions[Math.floor(index / perRequisition)]?.requisitionId ?? '';
  const run = requisitionId.split('-')[1] ?? '';
  const email = `candidate-${run}-${index + 1}@people.example`;
  return {
    ...{ requisitionId, applicationId: `APP-${run}-${index + 1}` },
    candidate: { firstName: luck.pick(firstNames), lastName: luck.pick(lastNames), email },
  };
}

function lineOf({ type, application, answer, at, payload }: Delivery): string {
  const status = typeof payload['status'] === 'string' ? ` “${payload['status']}”` : '';
  return `${at.slice(11, 19)} ${type} ${application}${status}: ${answer === 'broken' ? 'connection broken off' : answer}`;
}

function outcomeOf(figures: AtsFigures, deliveries: number, seconds: number): Outcome {
  const { received, repeated, refused, outOfOrder, lost, waiting, unlogged } = figures;
  const isWell = received > 0 && outOfOrder === 0 && lost === 0 && unlogged === 0;
  const says = [
    `Received ${received} reports in ${deliveries} deliveries: ${repeated} repeated, ${refused} refused.`,
    `Out of order: ${outOfOrder}. Lost: ${lost}.${unlogged > 0 ? ` Not in the platform's log: ${unlogged}.` : ''}`,
    ...(waiting > 0 ? [`Still waiting when the simulation ended: ${waiting}.`] : []),
    ...(received === 0 ? ['No report arrived.'] : []),
    `Took ${seconds.toFixed(1)} s.`,
  ];
  return { code: isWell ? 0 : 1, says: says.join('\n') };
}

const pauseUntil = (stop: AbortSignal) => () => timer(1000, undefined, { signal: stop }).catch(() => undefined);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
