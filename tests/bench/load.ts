import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export interface Load {
  requestsPerSecond: number;
  /** CPU time of the server's process, milliseconds a request. */
  cpuMs: number;
  medianMs: number;
  p95Ms: number;
}

export interface Call {
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Sends `count` equal requests over `lanes` keep-alive connections; any status but 200, and any error of GraphQL, ends the run. */
export async function load(call: Call, pid: number, count: number, lanes = 8): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const times: number[] = [];
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await send(call, agent);
      times.push(performance.now() - begun);
    }
  };
  const cpuBefore = cpuOf(pid);
  const begun = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = (performance.now() - begun) / 1000;
  const cpuMs = (cpuOf(pid) - cpuBefore) / count;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { requestsPerSecond: count / seconds, cpuMs, medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95) };
}

export interface Turn {
  calls: number;
  seconds: number;
  /** CPU time of the server's process, milliseconds in all. */
  cpuMs: number;
  times: number[];
}

/** Sends equal requests over `lanes` keep-alive connections for some seconds. */
export async function loadFor(call: Call, pid: number, seconds: number, lanes: number): Promise<Turn> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const times: number[] = [];
  const cpuBefore = cpuOf(pid);
  const begun = performance.now();
  const lane = async () => {
    for (let at = performance.now(); at < begun + seconds * 1000;) {
      await send(call, agent);
      const ended = performance.now();
      times.push(ended - at);
      at = ended;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const turn = { calls: times.length, seconds: (performance.now() - begun) / 1000, cpuMs: cpuOf(pid) - cpuBefore, times };
  agent.destroy();
  return turn;
}

export function send(call: Call, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      call.url,
      { method: call.body === undefined ? 'GET' : 'POST', headers: { 'content-type': 'application/json', ...call.headers }, agent },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode === 200 && !text.startsWith('{"errors"')) resolve(text);
          else reject(new Error(`${call.url} answered ${answer.statusCode}: ${text.slice(0, 200)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(call.body);
  });
}

export const quantile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
export const median = (values: number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** User and system CPU time of a process so far, in milliseconds (Linux counts it in ticks of 10 ms). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** As often is each piece of work done that `timeOf` times. */
export const calls = 15;

/** The median of the milliseconds that some work takes once it is warm. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  await work();
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

const mostSeconds = 20;

/** Alternates two pieces of work, so that a busy machine slows both; returns medians. */
export async function timesOf(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  const began = performance.now();
  for (let call = -2; call < calls * 2 && (call < 5 || performance.now() - began < mostSeconds * 1000); call += 1)
    for (const [index, work] of [one, other].entries()) {
      const begun = performance.now();
      await work();
      if (call >= 0) times[index]?.push(performance.now() - begun);
    }
  return [median(times[0]), median(times[1])];
}
