import { describe, expect, it } from 'vitest';
import { MetadataFault } from '../../../src/platform/services/sso/metadata/faults.ts';
import { parseProviderMetadata } from '../../../src/platform/services/sso/metadata/parse.ts';
import { ellipticCertificate, nextCertificate, sha1Certificate, shortCertificate } from '../../support/metadataCertificates.ts';
import { bareCertificate, keyOf, login, plainMetadata, products, protocol } from '../../support/providerMetadata.ts';

// Metadata of SAML identity providers as text; reading an address, and keeping up with it, are in `ssoMetadataRenewal.test.ts`.

const env = { settings: { demo: false }, now: new Date('2030-01-01T00:00:00Z') };
const parse = (xml: string, more: object = {}) => parseProviderMetadata(xml, { ...env, ...more });

function faultOf(xml: string): MetadataFault {
  try {
    parse(xml);
  } catch (error) {
    if (error instanceof MetadataFault) return error;
    throw error;
  }
  throw new Error('It was read');
}

describe('metadata as products write it', () => {
  it.each(products)('$name', ({ xml, entityId, loginUrl, logoutUrl, certificates, wantsSignedRequests = false }) => {
    const found = parse(xml);
    expect(found).toMatchObject({ entityId, loginUrl, logoutUrl, publicCertificates: certificates, wantsSignedRequests, warnings: [] });
    expect(found.logoutBinding).toBe(logoutUrl ? 'REDIRECT' : null);
  });

  it('says until when it holds, by the earliest end', () => {
    const role = `<IDPSSODescriptor protocolSupportEnumeration="${protocol}" validUntil="2029-01-01T00:00:00Z">`;
    const found = parse(plainMetadata({ role, attributes: ' validUntil="2031-01-01T00:00:00Z"' }));
    expect(found).toMatchObject({ validUntil: new Date('2029-01-01T00:00:00Z'), warnings: ['EXPIRED'] });
  });
});

describe('the logout', () => {
  const of = (...bindings: string[]) => {
    const services = bindings.map((binding) => login(`https://login.acme.example/${binding}`, `HTTP-${binding}`));
    return parse(plainMetadata({ inside: `${keyOf(bareCertificate)}${services.join('').replaceAll('SignOn', 'Logout')}${login()}` }));
  };

  it.each([
    ['POST', ['POST'], 'https://login.acme.example/POST'],
    ['REDIRECT', ['POST', 'Redirect'], 'https://login.acme.example/Redirect'],
    [null, ['SOAP'], null],
    [null, [], null],
  ] as const)('is by %s where the provider offers %j', (logoutBinding, offered, logoutUrl) => {
    expect(of(...offered)).toMatchObject({ logoutUrl, logoutBinding, warnings: [] });
  });
});

describe('certificates', () => {
  const of = (...keys: string[]) => parse(plainMetadata({ inside: `${keys.join('')}${login()}` }));

  it('that several keys repeat are listed once', () => {
    const found = of(keyOf(bareCertificate, 'signing'), keyOf(bareCertificate), keyOf(nextCertificate));
    expect(found.publicCertificates).toEqual([bareCertificate, nextCertificate]);
  });

  it.each([
    ['elliptic', ellipticCertificate],
    ['short', shortCertificate],
    ['broken', 'AAAA'],
    ['empty', ''],
  ])('that cannot be used are left out: %s', (_, text) => {
    expect(of(keyOf(text), keyOf(bareCertificate))).toMatchObject({
      publicCertificates: [bareCertificate],
      warnings: ['CERTIFICATE_REFUSED'],
    });
    expect(of(keyOf(text))).toMatchObject({ publicCertificates: [], warnings: ['CERTIFICATE_REFUSED', 'NO_CERTIFICATE'] });
  });

  it('signed by SHA-1 are used, since their key alone matters', () => {
    expect(of(keyOf(sha1Certificate))).toMatchObject({ publicCertificates: [sha1Certificate], warnings: [] });
  });

  it('for encryption alone are none for signatures', () => {
    expect(of(keyOf(bareCertificate, 'encryption')).warnings).toEqual(['NO_CERTIFICATE']);
    expect(of().warnings).toEqual(['NO_CERTIFICATE']);
  });

  it('that have expired are reported', () => {
    const xml = plainMetadata();
    expect(parse(xml, { now: new Date('2050-01-01T00:00:00Z') }).warnings).toEqual(['CERTIFICATE_EXPIRED']);
  });
});

describe('addresses', () => {
  const loginsOf = (inside: string, more: object = {}) => parse(plainMetadata({ inside: `${keyOf(bareCertificate)}${inside}` }), more);

  it('by POST alone are reported', () => {
    expect(loginsOf(login(undefined, 'HTTP-POST'))).toMatchObject({ loginUrl: null, warnings: ['LOGIN_BY_POST_ONLY'] });
    expect(loginsOf('')).toMatchObject({ loginUrl: null, warnings: ['NO_LOGIN_URL'] });
  });

  it.each(['http://login.acme.example', 'javascript:alert(1)', 'data:text/html,x', '/saml', '', `https://a.example/${'x'.repeat(990)}`])(
    'that may not be opened are left out: %s',
    (location) => {
      expect(loginsOf(login(location))).toMatchObject({ loginUrl: null, warnings: ['UNSAFE_URL'] });
    },
  );

  it('without https are used in a demo', () => {
    const found = loginsOf(login('http://login.acme.example'), { settings: { demo: true } });
    expect(found.loginUrl).toBe('http://login.acme.example');
  });

  it('of the first endpoint by redirect are used', () => {
    const inside = `${login('https://a.example', 'HTTP-POST')}${login('https://b.example')}${login('https://c.example')}`;
    expect(loginsOf(inside).loginUrl).toBe('https://b.example');
  });
});

describe('documents of several entities', () => {
  const all = (...entities: string[]) => `<EntitiesDescriptor>${entities.join('')}</EntitiesDescriptor>`;
  const service = plainMetadata({ role: `<SPSSODescriptor protocolSupportEnumeration="${protocol}">` });

  it('are read if a single one is an identity provider', () => {
    expect(parse(all(service, all(plainMetadata())))).toMatchObject({ entityId: 'https://login.acme.example/saml' });
  });

  it('with several identity providers are refused with the ids of at most twenty', () => {
    const fault = faultOf(all(...Array.from({ length: 25 }, (_, index) => plainMetadata({ entityId: `urn:p${index}` }))));
    expect(fault).toMatchObject({ problem: 'SEVERAL_PROVIDERS', detail: { count: 25 } });
    expect(String(fault.detail['entityIds']).split(', ')).toEqual(Array.from({ length: 20 }, (_, index) => `urn:p${index}`));
  });

  it('without an identity provider of SAML 2.0 are refused', () => {
    expect(faultOf(service).problem).toBe('NO_PROVIDER');
    expect(
      faultOf(plainMetadata({ role: '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol">' })).problem,
    ).toBe('NO_PROVIDER');
  });
});

describe('hostile documents', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;&a;">`).join('')}]>`;
  const inside = (text: string) => plainMetadata({ inside: text });
  const documents: [string, string][] = [
    ['a document type', `<!DOCTYPE EntityDescriptor SYSTEM "https://evil.example/x.dtd">${plainMetadata()}`],
    ['an external entity', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${plainMetadata({ entityId: '&e;' })}`],
    ['entities of entities', `${bomb}${plainMetadata({ entityId: '&a8;' })}`],
    ['an unknown entity', plainMetadata({ entityId: 'urn:&secret;' })],
    ['a character reference beyond Unicode', plainMetadata({ entityId: 'urn:&#x110000;' })],
    ['a bare ampersand', plainMetadata({ entityId: 'urn:a&b' })],
    ['CDATA', inside('<a><![CDATA[<IDPSSODescriptor>]]></a>')],
    ['a processing instruction', `<?xml-stylesheet href="https://evil.example"?>${plainMetadata()}`],
    ['a comment inside a text', inside(keyOf(`${bareCertificate.slice(0, 20)}<!-- x -->${bareCertificate.slice(20)}`))],
    ['a comment that never ends', `${plainMetadata()}<!-- `],
    ['a comment with two hyphens', `<!-- a -- b -->${plainMetadata()}`],
    ['deep nesting', inside('<a>'.repeat(5000) + '</a>'.repeat(5000))],
    ['too many elements', inside('<a/>'.repeat(20_000))],
    ['the same attribute twice', plainMetadata({ attributes: ' entityID="urn:other"' })],
    ['tags that do not match', '<EntityDescriptor entityID="urn:a"><IDPSSODescriptor></EntityDescriptor>'],
    ['two roots', plainMetadata() + plainMetadata()],
    ['text after the root', `${plainMetadata()}x`],
    ['a page', '<!doctype html><html><body>Sign in</body></html>'],
    ['a plain page', '<html><body>Sign in</body></html>'],
    ['no text', ' '],
    ['comments alone', '<!-- nothing -->'],
    ['no entity id', plainMetadata({ entityId: '' })],
    ['a long entity id', plainMetadata({ entityId: 'u'.repeat(1025) })],
  ];

  it.each(documents)('are refused: %s', (_, xml) => {
    expect(faultOf(xml).problem).toBe('UNREADABLE');
  });

  it('are refused before they are read if they are too large', () => {
    expect(faultOf(plainMetadata({ inside: ' '.repeat(2_000_000) })).problem).toBe('TOO_LARGE');
  });

  it.each([
    ['many open brackets', '<'.repeat(490_000)],
    ['many comments', '<!---->'.repeat(70_000)],
    ['many ampersands', plainMetadata({ entityId: '&'.repeat(400_000) })],
    ['many spaces in a tag', `<a ${' '.repeat(490_000)}`],
    ['many quotes', `<a ${'b="'.repeat(160_000)}`],
  ])('take no long time: %s', (_, xml) => {
    const start = performance.now();
    expect(() => parse(xml)).toThrow();
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
