import { screen } from '@testing-library/react';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { asWritten } from '../../../src/engine/app/texts.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';
import { merged } from '../../../src/engine/texts/merged.ts';
import { refusal } from '../../../src/engine/client/errors.ts';
import { reportedExtensions } from '../../../src/engine/client/reportedExtensions.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { openScreen, type Setting } from './harness.tsx';

const hostile = '<img src=x onerror="window.hit = 1"> {{name}} $t(ra.action.save) the disk is full';
const shown = /^The API says: <img src=x onerror="window\.hit = 1"> \{\u2060?\{name\}\} \$\u2060?t\(ra\.action\.save\) the disk is full$/;
const failing = (code: string) => vi.fn(() => Promise.reject(refusal('', reportedExtensions({ message: hostile, extensions: { code } }))));
const ofPlatform = (code: string) => vi.fn(() => Promise.reject(refusal(hostile, { code })));

/** Read off a schema, with the texts that are made of it. */
const sdl = 'type Bike { id: ID! model: String! } type Query { bikes(limit: Int, offset: Int): [Bike!]! bike(id: ID!): Bike }';
const opened = createCatalogue(introspectionFromSchema(buildSchema(sdl))).open('bikes');

const openAny = (at: string, fail: ReturnType<typeof failing>) =>
  open(at, fail, { ...(opened?.plan && { plan: opened.plan }), texts: merged(asWritten(opened?.texts ?? {}), anyApi) });

const open = (at: string, fail: ReturnType<typeof failing>, more: Partial<Setting> = {}) =>
  openScreen({ plan: customersPlan, at, dataProvider: { getList: fail, getOne: fail, getMany: fail }, ...more });

describe('in the console of another API', () => {
  it.each([
    ['INTERNAL_SERVER_ERROR', 'We couldn’t load this list'],
    ['CONFLICT', 'We couldn’t load this list'],
    ['FORBIDDEN', 'No permission'],
  ])('a list that fails with %s says so, and beneath it what the API said, as text', async (code, title) => {
    await openAny('/bikes', failing(code));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(shown)).toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each(['INTERNAL_SERVER_ERROR', 'NOT_FOUND', 'FORBIDDEN'])('a record that fails with %s says it, too', async (code) => {
    await openAny('/bikes/c9', failing(code));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByText(shown)).toBeInTheDocument();
  });
});

describe('in the platform’s console', () => {
  it.each(['INTERNAL_SERVER_ERROR', 'FORBIDDEN'])('a list that fails with %s never shows what a server said', async (code) => {
    await open('/customers', ofPlatform(code));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('disk is full');
  });
});
