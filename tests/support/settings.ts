import { expect } from 'vitest';
import { at, type Values } from '../../src/engine/plan/sources.ts';
import { nextSeed, verdictOf } from './formExamples.ts';
import type { Resource } from './resource.ts';

/** A settings record, or its absence as declared. */
export async function readSettings(resource: Resource, section?: string): Promise<{ none: boolean; record: Values | undefined }> {
  const { code, text, reading } = await resource.send(resource.operation('get'), { section });
  const { absent = 'null' } = resource.plan;
  if (code) {
    expect(absent, text).toEqual({ code });
    return { none: true, record: undefined };
  }
  const record = reading.record ?? undefined;
  if (absent === 'null' || 'code' in absent) {
    if (!record) expect(absent).toBe('null');
    return { none: !record, record };
  }
  return { none: JSON.stringify(at(record, absent.field) ?? null) === JSON.stringify(absent.is ?? null), record };
}

interface Saving {
  section?: string | undefined;
  seed?: string;
  /** The record that they were read as; without it, they are read before. */
  over?: Values | undefined;
  change?: (form: Values) => Values;
}

/** Saves settings as the screen does: makes what there is not, and changes what there is. */
export async function saveSettings(resource: Resource, { section, seed = nextSeed(), over, change = (form) => form }: Saving) {
  const { plan } = resource;
  const { none, record } = await readSettings(resource, section);
  const makes = none && plan.create !== undefined && over === undefined;
  const use = makes ? 'create' : 'update';
  const form = change(await resource.example(use, seed));
  const unmade = plan.version ? { [plan.version]: 0 } : {};
  const reply = await resource.send(resource.operation(use), {
    form,
    section,
    ...(!makes && { record: over ?? record ?? unmade, id: section ?? 'settings' }),
  });
  return { ...reply, use, sent: verdictOf(plan.forms[use] ?? '', form).values };
}
