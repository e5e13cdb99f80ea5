import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../../../src/platform/mail/renderMail.ts';
import type { MailBranding } from '../../../src/platform/services/notifications/templates/index.ts';
import { renderNotice } from '../../../src/platform/services/notifications/templates/index.ts';
import { branding, facts } from './messages.ts';

const themed = (backgroundColor: string, fontColor: string): MailBranding => ({
  ...branding,
  theme: (['header', 'button'] as const).map((name) => ({ name, type: null, value: { backgroundColor, fontColor, linkColor: null } })),
});

const documentOf = (look?: MailBranding) => new JSDOM(renderNotice('FI_INVITED', 'nb', facts, look).html).window.document;
const header = (document: Document) => document.querySelector<HTMLElement>('.card td');
const button = (document: Document) => document.querySelector<HTMLElement>('a');

describe('the look of a mail', () => {
  it('is the customer’s: logo, title and colours', () => {
    const document = documentOf(branding);
    expect(document.querySelector('img')?.alt).toBe('Careers at Northlight');
    expect(header(document)?.style.background).toBe('rgb(18, 53, 91)');
    expect(header(document)?.style.color).toBe('rgb(255, 255, 255)');
    expect(document.querySelector('.button td')?.getAttribute('bgcolor')).toBe('#c8401f');
  });

  it('has the specification’s colours and the customer’s name where nothing was chosen', () => {
    const document = documentOf();
    expect(document.querySelector('img')).toBeNull();
    expect(header(document)?.textContent).toBe('Northlight Hotels');
    expect(header(document)?.style.background).toBe('rgb(45, 56, 255)');
    expect(header(documentOf({ ...branding, title: ' ', logoUrl: null }))?.textContent).toBe('Northlight Hotels');
  });

  it.each([
    ['grey on grey', '#777777', '#888888', 'rgb(0, 0, 0)'],
    ['yellow on white', '#ffffff', '#ffee00', 'rgb(0, 0, 0)'],
    ['navy on black', '#000', '#000080', 'rgb(255, 255, 255)'],
    ['white on strong blue, which can be read', '#2d38ff', '#ffffff', 'rgb(255, 255, 255)'],
    ['black that is seen through a little', '#ffffff', '#000000de', 'rgb(33, 33, 33)'],
    ['black that is hardly there', '#ffffff', '#00000010', 'rgb(0, 0, 0)'],
    ['a background that is not there', '#2d38ff00', '#ffffff', 'rgb(0, 0, 0)'],
    ['what is no colour', 'red;background:url(x)', '</style>', 'rgb(0, 0, 0)'],
  ])('can be read: %s', (_, background, font, written) => {
    const document = documentOf(themed(background, font));
    expect(header(document)?.style.color).toBe(written);
    expect(button(document)?.style.color).toBe(written);
  });

  it.each(['http://assets.example/logo.png', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'logo.png', ''])(
    'takes no logo from %o',
    (logoUrl) => {
      const document = documentOf({ ...branding, logoUrl });
      expect(document.querySelector('img')).toBeNull();
      expect(header(document)?.textContent).toBe('Careers at Northlight');
    },
  );

  it('can be read aloud, and knows dark surfaces', () => {
    const document = documentOf(branding);
    expect(document.documentElement.lang).toBe('nb');
    expect(document.title).toBe('Northlight Hotels inviterer deg til et chatintervju');
    for (const table of document.querySelectorAll('table')) expect(table.getAttribute('role')).toBe('presentation');
    expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark');
    expect(document.querySelector('style')?.textContent).toContain('prefers-color-scheme:dark');
  });

  it('leaves mails about accounts as they were', () => {
    const { html, text } = renderMail(
      { subject: 'A\nB', parts: ['Hello', { code: '123' }, { label: 'Open', url: 'https://a.example' }] },
      'Edge',
    );
    expect(text).toBe('Hello\n\n    123\n\nOpen: https://a.example\n\nEdge\n');
    expect(html).toContain('<title>A B</title>');
    expect(html).not.toContain('class=');
  });
});
