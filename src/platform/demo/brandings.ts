import type { Database } from '../database/stores.ts';
import { brandings } from '../services/brandings/table.ts';
import { defaultTheme } from '../../../validation/branding.ts';
import type { ThemeElement } from '../services/brandings/table.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';

type Scheme = [strong: string, onStrong: string, soft: string, track: string, link: string];

const schemes: Scheme[] = [
  ['#0b6b5d', '#ffffff', '#e3f0ed', '#b9dcd4', '#085449'],
  ['#7a1f3d', '#ffffff', '#f7e6ec', '#e5b9c8', '#7a1f3d'],
  ['#f2b705', '#1d1d1f', '#fff4cf', '#ffe08a', '#7a4b00'],
  ['#12355b', '#ffffff', '#e2ebf5', '#b4cbe4', '#0b4f9e'],
  ['#c8401f', '#ffffff', '#fdebe5', '#f4c3b4', '#9c2c10'],
];

const without = new Set(['northlight-training', 'acme-fresh']);
const withOne = new Set(['northlight', 'acme', 'globex', 'harbour-vale-home']);

export async function seedBrandings(tx: Database, customers: DemoCustomer[]): Promise<void> {
  await insertAll(
    tx,
    brandings,
    customers.filter(hasBranding).map((customer) => ({
      ...{ customerId: customer.id, id: idOf('branding', customer.id), organizationId: customer.organizationId },
      ...{ title: `Careers at ${customer.displayName}`, logoUrl: null, theme: themeOf(customer), version: 1 },
      ...{ createdAt: customer.createdAt, updatedAt: customer.createdAt },
    })),
  );
}

const hasBranding = ({ uniqueName, id }: DemoCustomer): boolean =>
  !without.has(uniqueName) && (withOne.has(uniqueName) || chance('has branding', id).happens(0.4));

function themeOf({ id }: DemoCustomer): ThemeElement[] {
  const [strong, onStrong, soft, track, link] = chance('branding', id).pick(schemes);
  const colours: Record<string, [background: string, font: string, link?: string]> = {
    header: [strong, onStrong],
    progressBar: [track, strong],
    hint: [soft, '#000000', link],
    question: ['#f3f5f5', '#000000', link],
    response: [soft, '#000000'],
    listItem: ['#ffffff', '#000000de'],
    selectedItem: [strong, onStrong],
    button: [strong, onStrong],
  };
  return defaultTheme.map((element) => {
    const [backgroundColor, fontColor, linkColor = null] = colours[element.name] ?? [];
    return backgroundColor && fontColor ? { ...element, value: { backgroundColor, fontColor, linkColor } } : element;
  });
}
