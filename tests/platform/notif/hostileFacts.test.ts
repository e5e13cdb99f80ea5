import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { TemplateFacts } from '../../../src/platform/services/notifications/templates/index.ts';
import { renderNotice, renderSms } from '../../../src/platform/services/notifications/templates/index.ts';
import { branding, facts, link } from './messages.ts';

const hostile: [what: string, name: string][] = [
  ['an element', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
  ['the end of an attribute', '"\'><a href="https://evil.example/">Start</a>'],
  ['a comment and a style', '--><style>*{display:none}</style><!--'],
  ['an address', 'https://evil.example/login'],
  ['an address without a scheme', 'www.evil.example/login'],
  ['an address of mail', 'someone@evil.example'],
  ['a header of a mail', 'Anna\r\nBcc: all@evil.example\r\n\r\nClick'],
  ['other ends of lines', 'Anna\u2028Bcc\u2029x\u0085y\u000by'],
  ['a placeholder', '{link} {customer} {code} [{link}] $& $1'],
  ['marks that turn a line around', '\u202Egnp.exe\u202C \u2066x\u2069 \u200f\u061c'],
  ['signs that cannot be seen', 'An\u200bna\u0000\u0007\u001b[31m\ufeff\u{e0041}'],
  ['half a character', 'An\ud83dna'],
  ['a thousand characters', 'A'.repeat(1000)],
  ['a thousand marks on one letter', `a${'\u0301'.repeat(1000)}`],
  ['a thousand pictures', '👩‍👩‍👧‍👧'.repeat(1000)],
];

// Facts of a mail to a candidate, and of one to a colleague.
const events = ['FI_INVITED', 'LI_INTERVIEWER_SCHEDULED'] as const;
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]|\p{Cs}/u;

const documentOf = (html: string) => new JSDOM(html).window.document;

describe.each(hostile)('a name that holds %s', (_, name) => {
  const named: TemplateFacts = { ...facts, firstName: name, candidate: name, vacancy: name, customer: name, brand: name };

  it.each(events)('is text in the HTML of %s: no element, no link but ours, as many as without it', (event) => {
    const plain = documentOf(renderNotice(event, 'en-US', facts, branding).html);
    const document = documentOf(renderNotice(event, 'en-US', named, { ...branding, title: name }).html);
    const tags = (of: Document) => Array.from(of.querySelectorAll('*'), ({ tagName }) => tagName);
    expect(tags(document)).toEqual(tags(plain));
    expect(Array.from(document.querySelectorAll('a'), ({ href }) => href)).toEqual([link]);
    expect(Array.from(document.querySelectorAll('img'), ({ src }) => src)).toEqual([
      'https://assets.example/logo.png?size=2&dark=%22no%22',
    ]);
    for (const element of document.querySelectorAll('*'))
      for (const { name: attribute } of element.attributes) expect(attribute).not.toMatch(/^on/);
  });

  it.each(events)('is one harmless line in the subject and the text of %s', (event) => {
    const { subject, text } = renderNotice(event, 'en-US', named);
    expect(subject).not.toMatch(invisible);
    expect(text.replaceAll('\n', '')).not.toMatch(invisible);
    expect(subject.length).toBeLessThan(1000);
    expect(text.split('\n').length).toBeLessThanOrEqual(renderNotice(event, 'en-US', facts).text.split('\n').length);
    expect(text.match(/\w+:\/\/\S+/g)).toEqual([link]);
    expect(text.split(link)).toHaveLength(2);
  });

  it('is harmless in a text message, and makes it no longer than a few parts', () => {
    const text = renderSms('FI_IN_PROGRESS', 'en-US', named);
    expect(text).not.toMatch(invisible);
    expect(text.match(/\w+:\/\/\S+/g)).toEqual([link]);
    expect(text.length).toBeLessThan(1000);
    expect(text.endsWith(link)).toBe(true);
  });
});

describe('a person’s name', () => {
  it.each([
    ['evil.example', 'evil. example'],
    ['J.R. Ängström', 'J. R. Ängström'],
    ['Zoë O’Brien-Smith', 'Zoë O’Brien-Smith'],
    ['محمد', 'محمد'],
    ['नमस्ते', 'नमस्ते'],
    ['👩‍👩‍👧‍👧', '👩‍👩‍👧‍👧'],
  ])('%s is written as %s', (firstName, written) => {
    expect(renderNotice('FI_INVITED', 'en-US', { ...facts, firstName }).text).toMatch(new RegExp(`^Hi ${written},\n`));
  });

  it('is cut between letters where it is longer than a form lets it be', () => {
    const { text } = renderNotice('FI_INVITED', 'en-US', { ...facts, firstName: 'é'.normalize('NFD').repeat(60) });
    expect(text.normalize('NFC')).toMatch(/^Hi é{49}…,/);
  });

  it('keeps a title that has a dot in it', () => {
    expect(renderNotice('FI_INVITED', 'en-US', { ...facts, vacancy: 'Node.js & .NET developer' }).text).toContain(
      '“Node.js & .NET developer”',
    );
  });
});
