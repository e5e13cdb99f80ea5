import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { assessmentLink } from '../assessments/link.ts';
import type { Callback } from '../assessments/callback.ts';
import { readCallback } from '../assessments/callback.ts';
import { recordCallback } from '../assessments/record.ts';
import { applyRoutes } from './apply.ts';
import { callbacksOf } from './answers.ts';
import { seeOther } from '../../mail/page.ts';
import { interviewPage, noInterview, notAvailable, reportPage } from './pages.ts';
import { readInterview } from './read.ts';
import type { Interview } from './read.ts';
import { simulationRoutes } from './simulation.ts';

const path = '/interview/*';
const formLimit = 16 * 1024;

export const interviewRoutes = (tools: Tools): Route[] => [
  { method: 'GET', path, budget: 'page', handle: (incoming) => show(tools, incoming) },
  { method: 'POST', path, budget: 'entry', handle: (incoming) => answer(tools, incoming) },
  ...applyRoutes(tools),
  ...simulationRoutes(tools),
];

async function show(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const found = await find(tools, incoming);
  if ('status' in found) return found;
  return placeOf(incoming).report && found.assessment.predictedAt ? reportPage(found) : interviewPage(found);
}

async function answer(tools: Tools, incoming: Incoming): Promise<Outgoing> {
  const found = await find(tools, incoming);
  if ('status' in found) return found;
  const body = await incoming.body(formLimit);
  const values = Object.fromEntries(new URLSearchParams(body?.toString('utf8') ?? ''));
  const parsed = callbacksOf(found, values, {
    now: tools.now(),
    isMobile: /\bMobi/.test(incoming.header('user-agent') ?? ''),
    insightsLink: `${linkOf(tools, found)}&report=1`,
  });
  if ('wrong' in parsed) return interviewPage(found, { values, wrong: parsed.wrong });
  for (const callback of parsed.callbacks) await sendCallback(tools, found, callback);
  return seeOther(`${incoming.path}?token=${placeOf(incoming).token}`);
}

async function sendCallback(tools: Tools, { region, assessment }: Interview, more: Partial<Callback>): Promise<void> {
  const { id: assessmentId, customerId } = assessment;
  const callback = readCallback(Buffer.from(JSON.stringify({ assessmentId, customerId, region, ...more })));
  if ('faults' in callback) throw new Error('The simulated provider tells what no provider may');
  await recordCallback(await tools.stores.region(region), { ...tools, region }, callback);
}

async function find(tools: Tools, incoming: Incoming): Promise<Interview | Outgoing> {
  const { settings } = tools;
  const { region, id, token } = placeOf(incoming);
  // Redirect old links to the provider that was configured later.
  if (settings.assessmentUrl && /^[\da-f]{24}$/.test(id) && /^[a-z\d-]{1,20}$/.test(region))
    return seeOther(settings.assessmentUrl.replaceAll('{region}', region).replaceAll('{assessmentId}', id));
  if (!settings.demo) return notAvailable(settings.brandName);
  return (await readInterview(tools, region, id, token)) ?? noInterview(settings.brandName);
}

function placeOf({ path: address, query }: Incoming) {
  const [region = '', id = ''] = address.slice('/interview/'.length).split('/');
  const parameters = new URLSearchParams(query);
  return { region, id, token: parameters.get('token') ?? '', report: parameters.has('report') };
}

const linkOf = ({ settings }: Tools, { region, assessment }: Interview): string => assessmentLink({ settings, region }, assessment.id);
