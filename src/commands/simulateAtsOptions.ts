import { parseArgs } from 'node:util';
import { isRegion } from '../platform/regions.ts';
import type { Region } from '../platform/regions.ts';
import { scenarios } from './simulatedAts.ts';
import type { Scenario } from './simulatedAts.ts';

const usage = `npm run simulate -- ats [--applications 20] [--scenario ${scenarios.join('|')}] [--port 4700] [--region ap-southeast-2] [--customer acme] [--seed demo] [--url http://localhost:4000] [--interviews on|off]

Runs a simulated applicant tracking system next to a running demo on this machine: sends requisitions and applications, takes the
interviews, and shows the reports that come back. GET /received lists them; POST /scenario {"scenario": "down"} changes how it answers.`;

const mostApplications = 500;

export interface AtsOptions {
  applications: number;
  scenario: Scenario;
  port: number;
  region: Region;
  customer: string;
  seed: string;
  url: string;
  interviews: boolean;
}

/** The options, or a message for the user. */
export function readAtsOptions(args: string[]): AtsOptions | string {
  const option = (initial: string) => ({ type: 'string', default: initial }) as const;
  const options = {
    applications: option('20'),
    scenario: option('well'),
    port: option('4700'),
    region: option('ap-southeast-2'),
    customer: option('acme'),
    seed: option('demo'),
    url: option('http://localhost:4000'),
    interviews: option('on'),
    help: { type: 'boolean' },
  } as const;
  const parse = () => parseArgs({ args, options }).values;
  let values: ReturnType<typeof parse>;
  try {
    values = parse();
  } catch (error) {
    return `${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`;
  }
  if (values.help) return usage;
  const { region, seed, interviews } = values;
  const [applications, port] = [Number(values.applications), Number(values.port)];
  const [url, customer] = [values.url.replace(/\/+$/, ''), values.customer.trim()];
  const scenario = scenarios.find((each) => each === values.scenario);
  if (!Number.isInteger(applications) || applications < 1 || applications > mostApplications)
    return `--applications is a whole number from 1 to ${mostApplications}.\n\n${usage}`;
  if (!scenario) return `--scenario is one of ${scenarios.join(', ')}.\n\n${usage}`;
  if (!/^\d+$/.test(values.port) || port > 65_535) return `--port is a whole number from 0, for any free port, to 65535.\n\n${usage}`;
  if (!isRegion(region)) return `--region is no region of the platform.\n\n${usage}`;
  if (!customer) return `--customer is the account name of a customer.\n\n${usage}`;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return `--url is no address of a platform.\n\n${usage}`;
  if (interviews !== 'on' && interviews !== 'off') return `--interviews is on or off.\n\n${usage}`;
  return { applications, scenario, port, region, customer, seed, url, interviews: interviews === 'on' };
}
