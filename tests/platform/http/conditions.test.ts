import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCompilable } from '../../../src/platform/http/compilable.ts';
import { Caller } from '../../support/caller.ts';
import { startPlatform, type Running } from '../browser.ts';

describe('what a condition leaves out', () => {
  let running: Running;
  let staff: Caller;
  beforeAll(async () => {
    running = startPlatform();
    staff = await new Caller(running.platform).as('staff@demo.example');
  });
  afterAll(() => running.close());

  it.each([
    ['{ AuthMe { firstName } AuthMe @skip(if: true) { email } }'],
    ['{ AuthMe { firstName } AuthMe @skip(if: true) { ... on Me { email } } }'],
    ['{ AuthMe { firstName } AuthMe @include(if: false) { ...mine } } fragment mine on Me { email }'],
  ])('is not answered, though the same field is asked for next to it: %s', async (query) => {
    expect((await staff.call(query)).data).toEqual({ firstName: expect.any(String) });
  });

  it.each([
    ['{ AuthMe @include(if: true) { firstName email @skip(if: true) } }', true],
    ['{ AuthMe { ...mine } } fragment mine on Me { email @skip(if: true) }', true],
    ['{ AuthMe @include(if: true) { firstName ... on Me { email } } }', false],
  ])('is compiled where no fragment stands below it: %s', (query, compiled) => {
    expect(isCompilable(parse(query))).toBe(compiled);
  });
});
