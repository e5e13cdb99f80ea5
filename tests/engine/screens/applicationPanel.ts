import type { DataProvider } from 'ra-core';
import { vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
// Preloads lazy modules, so that no single test waits for them.
import '../../../src/engine/screens/actions/form/ActionForm.tsx';
import '../../../src/engine/screens/list/panel/RecordPanel.tsx';
import '../../../src/console/widgets/candidate/panelFields.ts';
import '../../../src/console/widgets/recordFields.ts';
import { laterScreens } from '../../../src/engine/texts/laterScreens.ts';
import { openScreen, type Setting } from './harness.tsx';

const plan = plans.find(({ name }) => name === 'applications') as Plan;

/** An application of somebody, by a number. */
export const application = (number: number, more: object = {}) => ({
  id: `a${number}`,
  _id: `a${number}`,
  status: 'APPS_APPLICATION_NEW',
  stageId: 's1',
  vacancyId: 'v1',
  vacancyName: 'Baker',
  createdAt: '2026-03-01T10:00:00.000Z',
  isManuallyProgressed: null,
  candidate: {
    _id: `c${number}`,
    version: 3,
    purgedAt: null,
    personalInformation: { firstName: `Ann${number}`, lastName: 'Lee', email: `ann${number}@x.example`, phoneNumber: '+61491570400' },
    location: { address: 'Perth', coordinate: { lat: 1, lng: 2 } },
  },
  stages: [
    { _id: 's1', name: 'Chat' },
    { _id: 's2', name: '' },
  ],
  assessments: [
    {
      _id: `e${number}`,
      stageId: 's1',
      status: 'APPS_ASSESSMENT_COMPLETED',
      product: 'FI',
      isViewed: false,
      assessmentLink: 'https://go.example/1',
      insightsLink: 'https://report.example/1',
      submittedAt: '2026-03-02T10:00:00.000Z',
      results: [
        { fieldName: 'recommendation', fieldValue: 'YES' },
        { fieldName: 'recommendationScore', fieldValue: 72.5 },
        { fieldName: 'isProfanity', fieldValue: true },
      ],
    },
  ],
  history: [
    {
      _id: 'h2',
      kind: 'MOVED',
      actor: 'RULE',
      userName: null,
      stageId: 's2',
      rule: [{ onField: 'recommendationScore', comparisonOperator: 'gte', comparisonValue: 65, value: 72 }],
      at: '2026-03-03T10:00:00.000Z',
    },
    {
      _id: 'h1',
      kind: 'STATUS_CHANGED',
      actor: 'USER',
      userName: 'Ana Diaz',
      status: 'APPS_APPLICATION_SHORTLISTED',
      at: '2026-03-02T10:00:00.000Z',
    },
  ],
  ...more,
});

interface Update {
  data: Record<string, unknown>;
  meta: { operation: string; records?: { candidate: { version: number } }[] };
}

interface World {
  /** How many applications the list has. */
  rows?: number;
  at?: string;
  /** The list answers after this. */
  before?: Promise<void>;
  getOne?: (id: string) => object;
  updateMany?: (params: Update) => object;
  ask?: (name: string) => unknown;
  /** Answers of the timeline's operations. */
  timeline?: (name: string) => unknown;
  can?: (operation: string) => boolean;
  listen?: Setting['listen'];
}

/** A list of applications, a page of which has thirty. */
export async function openPanel({ rows = 3, at = '', before, getOne, updateMany, ask, timeline, can = () => true, listen }: World = {}) {
  const all = Array.from({ length: rows }, (_, index) => application(index + 1));
  const update = vi.fn(async (_: string, params: Update) => updateMany?.(params) ?? { data: ['a1'], refused: [] });
  const asked = vi.fn(async (tool: string | { name: string }, _: object) => {
    const name = typeof tool === 'string' ? tool : tool.name;
    return (/ApplicationMessages|ApplicationNote|Mentionable/.test(name) ? timeline : ask)?.(name) ?? null;
  });
  const dataProvider = {
    getList: async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => {
      await before;
      return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length };
    },
    getOne: async (_: string, { id }: { id: string }) => ({ data: getOne?.(id) ?? all.find((each) => each.id === id) }),
    getMany: async () => ({ data: [] }),
    updateMany: update,
    ask: asked,
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, at: `/applications${at}`, dataProvider, can, texts: laterScreens, ...(listen && { listen }) });
  return { ...view, update, asked };
}
