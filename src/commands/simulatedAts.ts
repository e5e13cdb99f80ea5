import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chance } from '../platform/demo/deterministic.ts';

export const scenarios = ['well', 'flaky', 'down', 'slow', 'refusing'] as const;
export type Scenario = (typeof scenarios)[number];

/** A report as it came in: the same key again is a repeated delivery. */
export interface Delivery {
  key: string;
  type: string;
  application: string;
  at: string;
  /** HTTP status; `broken` for a connection broken off after the report was noted. */
  answer: number | 'broken';
  payload: Record<string, unknown>;
}

interface ServerOptions {
  port: number;
  scenario: Scenario;
  seed: string;
  authorization: string;
  onDelivery: (delivery: Delivery) => void;
  /** Duration of `down`, and delay of each answer when `slow`, in ms. */
  downFor?: number;
  slowFor?: number;
}

interface Reply {
  answer: number | 'broken';
  body?: object;
  retryAfter?: number;
}

const mostBytes = 1_000_000;

/** An applicant tracking system on loopback: notes reports by idempotency key and answers by scenario. */
export async function startSimulatedAts(options: ServerOptions) {
  const { seed, authorization, onDelivery, downFor = 20_000, slowFor = 3000 } = options;
  const deliveries: Delivery[] = [];
  const attempts = new Map<string, number>();
  let scenario: Scenario;
  let downUntil = 0;
  /** Attempts refused while down: nothing of them was taken. */
  let turnedAway = 0;
  const change = (next: Scenario) => {
    scenario = next;
    downUntil = next === 'down' ? Date.now() + downFor : 0;
  };
  change(options.scenario);

  const replyTo = (application: string): Reply => {
    const nth = (attempts.get(application) ?? 0) + 1;
    attempts.set(application, nth);
    // By number: ids of applications differ from run to run.
    const luck = chance('simulated ats', seed, application.replace(/^.*-/, ''), nth).next();
    if (scenario === 'flaky' && luck < 0.08) return { answer: 500, body: { error: 'Something went wrong' } };
    if (scenario === 'flaky' && luck < 0.12) return { answer: 503, body: { error: 'Down for maintenance' }, retryAfter: 2 };
    if (scenario === 'flaky' && luck < 0.16) return { answer: 'broken' };
    if (scenario === 'refusing' && luck < 0.3) return { answer: 422, body: { error: 'The requisition is on hold' } };
    return { answer: 200, body: { accepted: true } };
  };

  const receive = async (request: IncomingMessage, response: ServerResponse, text: string) => {
    const { authorization: shown, 'idempotency-key': key } = request.headers;
    if (shown !== authorization) return send(response, 401, { error: 'The credential is not accepted' });
    const report = objectIn(text);
    const payload = objectOf(report?.['payload']);
    const application = payload?.['applicationId'];
    if (!payload || typeof application !== 'string' || typeof key !== 'string')
      return send(response, 400, { error: 'A report has an idempotency-key and a payload with an applicationId' });
    const { answer, body = {}, retryAfter } = replyTo(application);
    const delivery: Delivery = { key, type: String(report?.['type']), application, at: new Date().toISOString(), answer, payload };
    deliveries.push(delivery);
    onDelivery(delivery);
    if (scenario === 'slow') await wait(slowFor);
    if (answer === 'broken') return void request.socket.destroy();
    return send(response, answer, body, retryAfter);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url } = request;
    if (method === 'GET' && url === '/received') return send(response, 200, { scenario, turnedAway, deliveries });
    if (method !== 'POST') return send(response, 404, { error: 'There is POST /scenario, GET /received, and POST for reports' });
    if (url !== '/scenario' && Date.now() < downUntil) {
      turnedAway += 1;
      return void request.socket.destroy();
    }
    const text = await textOf(request);
    if (url !== '/scenario') return receive(request, response, text);
    const next = scenarios.find((each) => each === objectIn(text)?.['scenario']);
    if (!next) return send(response, 400, { error: `scenario is one of ${scenarios.join(', ')}` });
    change(next);
    return send(response, 200, { scenario });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: object, retryAfter?: number): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
