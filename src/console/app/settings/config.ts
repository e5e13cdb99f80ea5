/** Configuration of this installation, served by the platform at `/config.json` (decisions §2): what is absent switches its feature off. */
export interface Config {
  brandName: string;
  /** A host that holds the old marker is rewritten to the new one before anything is shown (spec 1 §1). */
  oldHostMarker?: string;
  newHostMarker?: string;
  talentHubUrl?: string;
  questionBankUrl?: string;
  /** Web address or `mailto:`, in the help menu and where a page is not found (spec 3 §2). */
  supportUrl?: string;
  docsUrl?: string;
  policyUrls: { privacy?: string; cookie?: string; acceptableUse?: string };
  /** Hosts, with their subdomains, to which a redirect after login may lead (spec 1 §5). */
  redirectDomains: string[];
  demo: boolean;
  /** Operations that the contract of a platform elsewhere doesn't have as the console sends them. */
  unfit: string[];
  /** Services of others, as they were served; only outside.ts looks into it. */
  outside?: Outside;
}

/** Addresses of error reporting, analytics and the support chat, and tracing (spec 1 §2.1, §7, §8). */
export interface Outside {
  sentryDsn?: string;
  sentryEnvironment?: string;
  analyticsUrl?: string;
  chatScriptUrl?: string;
  /** Its requests begin a trace each. */
  traces?: boolean;
}

/** Reads the configuration; an installation that does not answer gets the defaults, so that the page can say what is wrong. */
export async function loadConfig(): Promise<Config> {
  try {
    const served = document.getElementById('config')?.textContent;
    if (served) return configFrom(JSON.parse(served));
    // A page without it preloads this address in the same mode, so it is already on its way.
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    return configFrom(response.ok ? await response.json() : undefined);
  } catch {
    return configFrom(undefined);
  }
}

/** Takes what is of the right kind from whatever was served. */
export function configFrom(served: unknown): Config {
  const from = record(served);
  const urls = record(from['policyUrls']);
  const domains = from['redirectDomains'];
  return {
    brandName: text(from['brandName']) ?? 'Edge',
    oldHostMarker: text(from['oldHostMarker']),
    newHostMarker: text(from['newHostMarker']),
    talentHubUrl: webAddress(from['talentHubUrl']),
    questionBankUrl: webAddress(from['questionBankUrl']),
    supportUrl: webAddress(from['supportUrl'], /^(?:https?|mailto):$/),
    docsUrl: webAddress(from['docsUrl']),
    policyUrls: {
      privacy: webAddress(urls['privacy']),
      cookie: webAddress(urls['cookie']),
      acceptableUse: webAddress(urls['acceptableUse']),
    },
    redirectDomains: Array.isArray(domains) ? domains.flatMap((domain) => text(domain)?.toLowerCase() ?? []) : [],
    demo: from['demo'] === true,
    unfit: Array.isArray(from['unfit']) ? from['unfit'].flatMap((name) => text(name) ?? []) : [],
    outside: from['outside'] as Outside | undefined,
  };
}

/** The address on the new brand host, or null when it is there already (spec 1 §1). */
export function brandHostRewrite(address: string, { oldHostMarker, newHostMarker }: Config): string | null {
  if (!oldHostMarker || !newHostMarker || oldHostMarker === newHostMarker) return null;
  const url = new URL(address);
  // Once on the new host, an old marker inside the new one (`edge` in `edge-new`) must not send it round and round.
  if (!url.hostname.includes(oldHostMarker) || url.hostname.includes(newHostMarker)) return null;
  url.hostname = url.hostname.replace(oldHostMarker, newHostMarker);
  return url.href;
}

const record = (value: unknown) => (value && typeof value === 'object' ? value : {}) as Record<string, unknown>;
const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

function webAddress(value: unknown, schemes = /^https?:$/): string | undefined {
  const address = text(value);
  return address && URL.canParse(address) && schemes.test(new URL(address).protocol) ? address : undefined;
}
