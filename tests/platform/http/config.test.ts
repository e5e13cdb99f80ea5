import { describe, expect, it } from 'vitest';
import { SettingsError, readSettings } from '../../../src/platform/settings/read.ts';
import { startPlatform } from '../browser.ts';

describe('the configuration of the console', () => {
  it('is served without a session and holds what is set, nothing more', async () => {
    const running = startPlatform({
      BRAND_NAME: 'Northlight',
      TALENT_HUB_URL: 'https://hub.example/',
      REDIRECT_DOMAINS: 'a.example, b.example',
      SECRET: 's'.repeat(40),
    });
    try {
      const answer = await running.platform.fetch(new Request('http://localhost:4120/config.json'));
      expect(await answer.json()).toEqual({
        brandName: 'Northlight',
        demo: true,
        policyUrls: {},
        redirectDomains: ['a.example', 'b.example'],
        talentHubUrl: 'https://hub.example/',
      });
    } finally {
      await running.close();
    }
  });

  it('is refused with its name, and never its value, when a link is no web address', () => {
    expect(() => readSettings({ TALENT_HUB_URL: 'javascript:alert(1)' })).toThrow(SettingsError);
    expect(() => readSettings({ QUESTION_BANK_URL: 'ftp://secret@files.example' })).toThrow(
      /^(?=[\s\S]*QUESTION_BANK_URL)(?![\s\S]*secret)/,
    );
  });
});
