import type { Region } from '../regions.ts';
import { chance, idOf } from './deterministic.ts';
import { companyPlaces, companyTrades } from './words.ts';

export interface DemoOrganization {
  id: string;
  uniqueName: string;
  displayName: string;
  createdAt: Date;
  archivedAt: Date | null;
}

export interface DemoCustomer {
  id: string;
  organizationId: string;
  awsRegion: Region;
  rootHierarchyId: string;
  uniqueName: string;
  displayName: string;
  createdAt: Date;
  archivedAt: Date | null;
}

type Fixed = [displayName: string, customers: [region: Region, displayName: string, archived?: 'archived'][], archived?: 'archived'];

const [sydney, ireland, virginia] = ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const;

const fixed: Fixed[] = [
  [
    'Northlight',
    [
      [sydney, 'Northlight'],
      [sydney, 'Northlight Training'],
      [ireland, 'Northlight Europe'],
      [virginia, 'Northlight Americas'],
    ],
  ],
  [
    'Acme',
    [
      [sydney, 'Acme'],
      [sydney, 'Acme Distribution'],
      [sydney, 'Acme Fresh'],
      [sydney, 'Acme Outdoor'],
      [sydney, 'Acme Pharmacy'],
      [sydney, '(Sandbox) Acme'],
      [sydney, '#1 Acme Deals'],
      [sydney, 'Acme Fuel', 'archived'],
      [virginia, 'Acme Americas'],
    ],
  ],
  [
    'Globex',
    [
      [ireland, 'Globex'],
      [ireland, 'Globex Iberia'],
      [ireland, 'Globex Nordics'],
      [ireland, '@Globex Labs'],
      [ireland, 'Globex Print', 'archived'],
      [virginia, 'Globex Americas'],
    ],
  ],
  [
    'Harbour & Vale',
    [
      [sydney, 'Harbour & Vale'],
      [sydney, 'Harbour & Vale Beauty'],
      [sydney, 'Harbour & Vale Home'],
      [sydney, 'Vale Outlet', 'archived'],
    ],
  ],
  [
    'Ironbark Mining',
    [
      [sydney, 'Ironbark Mining'],
      [sydney, 'Ironbark Rail'],
      [sydney, 'Ironbark Camps'],
    ],
  ],
  [
    'Kestrel Air',
    [
      [sydney, 'Kestrel Air'],
      [sydney, 'Kestrel Ground Services'],
      [virginia, 'Kestrel Air Cargo'],
    ],
  ],
  [
    'Larkspur Hotels',
    [
      [ireland, 'Larkspur Hotels'],
      [ireland, 'Larkspur Kitchens'],
      [ireland, 'Larkspur Spas'],
      [ireland, 'The Lark Inn', 'archived'],
    ],
  ],
  [
    'Pioneer Freight',
    [
      [virginia, 'Pioneer Freight'],
      [virginia, 'Pioneer Last Mile'],
      [virginia, 'Pioneer Warehousing'],
    ],
  ],
  [
    'Sequoia Health',
    [
      [virginia, 'Sequoia Health'],
      [virginia, 'Sequoia Home Care'],
      [virginia, 'Sequoia Labs'],
      [virginia, '24/7 Sequoia Clinics'],
      [virginia, 'Sequoia Dental', 'archived'],
    ],
  ],
  [
    'Old Mill Foods',
    [
      [ireland, 'Old Mill Foods', 'archived'],
      [ireland, 'Old Mill Bakeries', 'archived'],
    ],
    'archived',
  ],
  ['Quill & Partners', [], 'archived'],
];

const day = 24 * 3_600_000;
const span = 730 * day;

export const providerId = idOf('organization', 'northlight');
export const providerCustomerId = idOf('customer', 'northlight');

export function demoOrganizations(base: Date): DemoOrganization[] {
  return fixed.map(([displayName, , archived]) => {
    const uniqueName = slug(displayName);
    const luck = chance('organization', uniqueName);
    const createdAt = before(base, span * (0.95 + 0.05 * luck.next()));
    return {
      id: idOf('organization', uniqueName),
      uniqueName,
      displayName,
      createdAt,
      archivedAt: archived ? before(base, luck.between(5, 60) * day) : null,
    };
  });
}

export function demoCustomers(base: Date, count: number): DemoCustomer[] {
  const named = fixed.flatMap(([organization, customers]) =>
    customers.map(([awsRegion, displayName, archived]) =>
      makeCustomer(base, slug(organization), awsRegion, displayName, Boolean(archived)),
    ),
  );
  const taken = new Set(named.map((customer) => customer.uniqueName));
  const small: DemoCustomer[] = [];
  for (let index = 0; named.length + small.length < count; index += 1) {
    const luck = chance('small customer', index);
    const name = `${luck.pick(companyPlaces)} ${luck.pick(companyTrades)}`;
    const displayName = taken.has(slug(name)) ? `${name} ${index + 1}` : name;
    taken.add(slug(displayName));
    const awsRegion = luck.happens(0.6) ? sydney : luck.pick([ireland, virginia]);
    small.push(makeCustomer(base, 'northlight', awsRegion, displayName, luck.happens(0.06)));
  }
  return [...named, ...small].slice(0, Math.max(count, named.length));
}

function makeCustomer(base: Date, organization: string, awsRegion: Region, displayName: string, archived: boolean): DemoCustomer {
  const uniqueName = slug(displayName);
  const luck = chance('customer', uniqueName);
  const age = 0.02 + 0.9 * luck.next();
  return {
    id: idOf('customer', uniqueName),
    organizationId: idOf('organization', organization),
    awsRegion,
    rootHierarchyId: idOf('hierarchy', uniqueName),
    uniqueName,
    displayName,
    createdAt: before(base, span * age),
    archivedAt: archived ? before(base, span * age * 0.5 * luck.next()) : null,
  };
}

/** Account name derived from a display name (spec 1 §5); must start with a letter. */
function slug(displayName: string): string {
  const derived = displayName
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+$/, '');
  return /^[a-z]/.test(derived) ? derived : `c-${derived}`;
}

const before = (base: Date, milliseconds: number) => new Date(Math.floor((base.getTime() - milliseconds) / 1000) * 1000);
