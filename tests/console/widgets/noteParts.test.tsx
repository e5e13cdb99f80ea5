import { describe, expect, it } from 'vitest';
import { byDay, timeline, type Message, type Note } from '../../../src/console/widgets/candidate/timeline/entries.ts';
import { partsOf, typedMention } from '../../../src/console/widgets/candidate/timeline/noteParts.ts';

describe('the text of a note', () => {
  it('makes links of web addresses only, without the punctuation after them', () => {
    const links = (text: string) => partsOf(text, []).flatMap(({ kind, text: part }) => (kind === 'link' ? [part] : []));
    expect(links('See https://a.example/cv?x=1, or (http://b.example/).')).toEqual(['https://a.example/cv?x=1', 'http://b.example/']);
    expect(links('javascript:alert(1) data:text/html,x www.a.example <https://c.example>')).toEqual(['https://c.example']);
    expect(partsOf('', [])).toEqual([]);
  });

  it('marks the longest name that it mentions, and takes no name for a pattern', () => {
    expect(partsOf('@Ann Lee and @Ann.', ['Ann', 'Ann Lee', 'A(+'])).toEqual([
      { kind: 'mention', text: '@Ann Lee' },
      { kind: 'text', text: ' and ' },
      { kind: 'mention', text: '@Ann' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('asks for people only right after an @ at the start of a word', () => {
    expect(typedMention('Hi @Jo', 6)).toEqual({ from: 3, search: 'Jo' });
    expect(typedMention('Hi @José Al', 11)).toEqual({ from: 3, search: 'José Al' });
    expect(typedMention('a@b', 3)).toBeUndefined();
    expect(typedMention('Hi @Jo Al and', 13)).toBeUndefined();
  });
});

describe('a timeline', () => {
  const message = (at: string) => ({ _id: at, createdAt: at }) as Message;
  const note = (at: string) => ({ _id: at, createdAt: at }) as Note;
  const events = [{ _id: 'e', at: '2026-03-01T00:00:00.000Z' }];

  it('goes back only as far as every list is known', () => {
    const messages = { data: [message('2026-03-09T00:00:00.000Z'), message('2026-03-05T00:00:00.000Z')], total: 3 };
    const notes = { data: [note('2026-03-07T00:00:00.000Z'), note('2026-03-02T00:00:00.000Z')], total: 2 };
    const all = timeline({ events, messages, notes }, 'all');
    expect([all.entries.map(({ kind }) => kind), all.hasMore]).toEqual([['messages', 'notes', 'messages'], true]);
    const own = timeline({ events, messages, notes }, 'notes');
    expect([own.entries.length, own.hasMore]).toEqual([2, false]);
  });

  it('is grouped by day, in the order of time', () => {
    const notes = {
      data: [note('2026-03-02T09:00:00.000Z'), note('2026-03-02T08:00:00.000Z'), note('2026-03-01T08:00:00.000Z')],
      total: 3,
    };
    const { entries } = timeline({ events: [], messages: undefined, notes }, 'all');
    expect(byDay(entries, (at) => at.slice(0, 10)).map(([day, all]) => [day, all.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ]);
  });
});
