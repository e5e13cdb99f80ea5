import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { scopeOf } from './people.ts';
import { createToken, filtered, newPerson, scimCaller } from './scimCalls.ts';
import type { Call, Resource } from './scimCalls.ts';

let running: Running;
let scim: Call;
const mark = unused();
const ada = { ...newPerson(), externalId: `Ext-${mark}` };
let id: string;
beforeAll(async () => {
  running = startPlatform({ RATE_LIMIT_SCALE: '100' });
  const admin = await running.browser().as('admin@acme.example');
  scim = scimCaller(running, (await createToken(admin, await scopeOf(admin))).secret);
  const names = { givenName: `Zoë${mark}`, familyName: 'O’Hara_%' };
  id = (await scim('POST', '/Users', { ...ada, name: names, phoneNumbers: [{ value: '+61412345678' }] })).body.id;
  await scim('POST', '/Users', newPerson({ name: { givenName: `Bob${mark}`, familyName: 'Other' } }));
}, 120_000);
afterAll(() => running.close());

const ids = async (filter: string) => (await scim('GET', filtered('/Users', filter))).body.Resources.map((each) => each.id);

describe('a filter of users', () => {
  it.each([
    ['userName eq', () => `userName eq "${ada.userName}"`],
    ['another case', () => `USERNAME Eq "${ada.userName.toUpperCase()}"`],
    ['the schema’s name', () => `urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${ada.userName}"`],
    ['externalId', () => `externalId eq "Ext-${mark}"`],
    ['id', () => `id eq "${id}"`],
    ['a value of a list', () => `emails.value eq "${ada.userName}"`],
    ['a list with brackets', () => `emails[type eq "work" and value co "${ada.userName.slice(0, 12)}"]`],
    ['a list itself', () => `emails co "${ada.userName}"`],
    ['letters beyond ASCII', () => `name.givenName sw "ZOË${mark.toUpperCase()}"`],
    ['plain “_” and “%”', () => `name.familyName ew "_%" and name.givenName co "${mark}"`],
    ['or, and, not', () => `(name.givenName co "${mark}" and not (name.familyName eq "Other")) or userName eq "nobody"`],
    ['present', () => `externalId pr and externalId co "${mark}"`],
    ['active', () => `active eq true and name.givenName eq "Zoë${mark}"`],
    ['active as a text', () => `active eq "True" and name.givenName eq "Zoë${mark}"`],
    ['null', () => `externalId ne null and externalId eq "Ext-${mark}"`],
    ['a time', () => `meta.lastModified ge "2020-01-01T00:00:00Z" and externalId eq "Ext-${mark}"`],
    ['an escaped text', () => `name.familyName eq "O\\u2019Hara_%" and name.givenName co "${mark}"`],
    ['a phone number', () => `phoneNumbers[type eq "work" and value eq "+61412345678"]`],
  ])('finds by %s', async (_, filter) => {
    expect(await ids(filter())).toContain(id);
  });

  it.each([
    ['another value', () => `userName eq "x${ada.userName}"`],
    ['externalId in another case', () => `externalId eq "EXT-${mark}"`],
    ['a wild card', () => `userName eq "%"`],
    ['a pattern', () => `userName co "person_${mark}"`],
    ['ne of the same', () => `userName ne "${ada.userName}" and externalId eq "Ext-${mark}"`],
    ['inactive', () => `active eq false and externalId eq "Ext-${mark}"`],
    ['an absent value', () => `phoneNumbers.value sw "+49"`],
  ])('finds nothing by %s', async (_, filter) => {
    expect(await ids(filter())).not.toContain(id);
  });
});

describe('an attack on the filter', () => {
  const deep = `${'('.repeat(200)}userName eq "a"${')'.repeat(200)}`;
  const wide = Array.from({ length: 60 }, () => 'id pr').join(' or ');
  it.each([
    ['nothing', ''],
    ['SQL after a text', `userName eq "a" ; drop table users`],
    ['SQL in place of an attribute', `1=1 or userName eq "a"`],
    ['a comment', `userName eq "a" -- "`],
    ['single quotes', `userName eq 'a'`],
    ['a column’s name', `customer_id pr`],
    ['a column of the table', `users.password_hash pr`],
    ['an attribute of another resource', `members.value pr`],
    ['a password', `password sw "a"`],
    ['a name of the prototype', `__proto__ pr`],
    ['a name of every object', `constructor pr`],
    ['a name of every object by its path', `toString.length eq 1`],
    ['too many characters', `userName eq "${'a'.repeat(1000)}"`],
    ['depth', deep],
    ['depth by “not”', `${'not ('.repeat(12)}id pr${')'.repeat(12)}`],
    ['terms', wide],
    ['a list in a list', 'emails[emails[type eq "work"]]'],
    ['an open bracket', 'emails[type eq "work"'],
    ['an open parenthesis', '(userName pr'],
    ['too many ends', 'userName pr)'],
    ['an open text', 'userName eq "a'],
    ['a control character', 'userName eq "a\u0001"'],
    ['a null character', 'userName eq "a\\u0000"'],
    ['half a character', 'userName eq "\\ud800"'],
    ['a full-width operator', 'userName ｅｑ "a"'],
    ['a look-alike of an attribute', 'usеrName eq "a"'],
    ['no value', 'userName eq'],
    ['no operator', 'userName'],
    ['an unknown operator', 'userName regex ".*"'],
    ['a number for a text', 'userName eq 5'],
    ['an object', 'userName eq {"a":1}'],
    ['order of booleans', 'active gt true'],
    ['a text for a time', 'meta.created gt "yesterday"'],
    ['a time before all times', 'meta.created gt "0000-01-01T00:00:00Z"'],
    ['a part of a time', 'meta.created co "2026-01-01T00:00:00Z"'],
    ['order by null', 'userName gt null'],
  ])('is refused: %s', async (_, filter) => {
    expect(await scim('GET', filtered('/Users', filter))).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } });
  });

  it.each([`a" or "1"="1`, `'; drop table users; --`, `$1`, `\\`, `%`, `_`, '𝒳'.repeat(50)])('is a plain value: %s', async (value) => {
    const reply = await scim('GET', filtered('/Users', `userName eq ${JSON.stringify(value)}`));
    expect(reply).toMatchObject({ status: 200, body: { totalResults: 0 } });
  });

  it('of a null character in the address is refused', async () => {
    expect((await scim('GET', '/Users?filter=%00')).status).toBe(400);
  });
});

describe('a list of users', () => {
  const of = async (query: string) => (await scim('GET', `/Users?${query}`)).body;

  it('pages from 1, without overlaps', async () => {
    const [one, two] = [await of('startIndex=1&count=2&sortBy=userName'), await of('startIndex=3&count=2&sortBy=userName')];
    expect(one).toMatchObject({ startIndex: 1, itemsPerPage: 2, totalResults: two.totalResults });
    const all = [...one.Resources, ...two.Resources].map((each) => String(each['userName']));
    expect(all).toEqual([...new Set(all)].toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('has a number without rows for a count of 0 or less, and takes 0 as the first', async () => {
    for (const query of ['count=0', 'count=-5']) expect(await of(query)).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect(await of('startIndex=0&count=1')).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
    expect(await of('startIndex=999999999')).toMatchObject({ itemsPerPage: 0 });
  });

  it('sorts both ways', async () => {
    const names = async (order: string) =>
      (await of(`count=200&sortBy=meta.created&sortOrder=${order}`)).Resources.map((each: Resource) => each.id);
    expect(await names('descending')).toEqual((await names('ascending')).toReversed());
  });

  it('has the attributes that are selected, and always the id', async () => {
    const [only] = (await of(`${filtered('', `id eq "${id}"`).slice(1)}&attributes=userName,name.givenName`)).Resources;
    expect(only).toEqual({ schemas: expect.any(Array), id, userName: ada.userName, name: { givenName: `Zoë${mark}` } });
    const [without] = (await of(`${filtered('', `id eq "${id}"`).slice(1)}&excludedAttributes=emails,id,name.formatted`)).Resources;
    expect(without).not.toHaveProperty('emails');
    expect(without).toMatchObject({ id, name: { givenName: `Zoë${mark}` } });
    expect(without?.['name']).not.toHaveProperty('formatted');
  });

  it.each(['sortBy=password', 'sortBy=emails.type', 'sortBy=constructor'])('is not sorted by what it has not: %s', async (query) => {
    expect(await scim('GET', `/Users?${query}`)).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } });
  });

  it.each(['count=many', 'startIndex=1.5', 'count=', 'attributes=a&excludedAttributes=b'])('refuses %s', async (query) => {
    expect(await scim('GET', `/Users?${query}`)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });

  it('is searched by POST as well', async () => {
    const found = await scim('POST', '/Users/.search', { filter: `id eq "${id}"`, attributes: ['userName'], count: 5 });
    expect(found).toMatchObject({ status: 200, body: { totalResults: 1, Resources: [{ id, userName: ada.userName }] } });
    expect((await scim('POST', '/Users/.search', { filter: 5 })).body).toMatchObject({ scimType: 'invalidSyntax' });
  });
});
