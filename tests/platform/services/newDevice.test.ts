import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { mailsTo } from './people.ts';

const email = 'recruiter@acme.example';

describe('a sign-in on a new device', () => {
  let running: Running;
  let own: Browser;
  beforeAll(async () => {
    running = startPlatform();
    own = running.browser();
  });
  afterAll(() => running.close());

  const mails = async () => (await mailsTo(running, email)).filter(({ event }) => event === 'EDGE_USER_NEW_DEVICE');
  const signedIn = async (browser: Browser) => {
    running.clock.pass(1000);
    return browser.as(email);
  };

  it('is not mailed the very first time', async () => {
    await signedIn(own);
    expect(await mails()).toEqual([]);
  });

  it('is not mailed on a device that is known', async () => {
    await signedIn(own);
    expect(await mails()).toEqual([]);
  });

  it('is mailed with device, address and a link to the sessions', async () => {
    const browser = running.browser();
    browser.headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    await signedIn(browser);
    const [mail] = await mails();
    for (const part of ['Firefox', 'Windows', '127.0.0.1', `${origin}/account/sessions`]) expect(mail?.text).toContain(part);
    await signedIn(browser);
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed again once the device was not used for 30 days', async () => {
    running.clock.pass(31 * 24 * 60 * minute);
    await signedIn(own);
    expect(await mails()).toHaveLength(2);
  });

  it('goes on when the mail cannot be written', async () => {
    const { pool } = await running.platform.stores.identity();
    await pool.query(`alter table outbox add constraint no_mail check (event <> 'EDGE_USER_NEW_DEVICE') not valid`);
    const browser = await signedIn(running.browser());
    expect((await browser.ask('{ AuthMe { _id } }')).errors).toBeUndefined();
  });
});
