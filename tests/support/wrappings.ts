import { newId } from './identityProvider.ts';

interface Parts {
  signed: string;
  signature: string;
  /** The signed element without its signature. */
  original: string;
  /** The same with another id and another person, and no signature. */
  evil: string;
}

const signaturePattern = /<Signature xmlns="http:\/\/www\.w3\.org\/2000\/09\/xmldsig#">.*?<\/Signature>/s;

function take(signed: string, forge: (xml: string) => string): Parts {
  const signature = signaturePattern.exec(signed)?.[0] ?? '';
  const original = signed.replace(signature, '');
  const ids = new Map<string, string>();
  const renamed = original.replace(/\sID="([^"]+)"/g, (_, id: string) => {
    ids.set(id, newId());
    return ` ID="${ids.get(id)}"`;
  });
  return { signed, signature, original, evil: forge(renamed) };
}

const issuerEnd = /<\/saml:Issuer>/;
const afterIssuer = (xml: string, more: string) => xml.replace(issuerEnd, (end) => end + more);
const atEnd = (xml: string, more: string) => xml.replace(/<\/(saml:Assertion|samlp:Response)>$/, (end) => more + end);
const within = (signature: string, more: string) => signature.replace('</Signature>', `<Object>${more}</Object></Signature>`);
const extensions = (more: string) => `<samlp:Extensions xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${more}</samlp:Extensions>`;
const object = (more: string) => `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${more}</ds:Object>`;

/** The eight known ways of wrapping a signed assertion: what is signed is still there, and what is read should be something else. */
const ofAssertion: Record<string, (parts: Parts, around: (inner: string) => string) => string> = {
  XSW1: ({ evil, signature, original }, around) => around(afterIssuer(evil, within(signature, original))),
  XSW2: ({ evil, signature, original }, around) => around(original + afterIssuer(evil, signature)),
  XSW3: ({ evil, signed }, around) => around(evil + signed),
  XSW4: ({ evil, signed }, around) => around(atEnd(evil, signed)),
  XSW5: ({ evil, signature, original }, around) => around(afterIssuer(evil.replace(/\sID="[^"]+"/, idOf(original)), signature) + original),
  XSW6: ({ evil, signature, original }, around) =>
    around(afterIssuer(evil.replace(/\sID="[^"]+"/, idOf(original)), within(signature, original))),
  XSW7: ({ evil, signed }, around) => around(extensions(evil) + signed),
  XSW8: ({ evil, signed }, around) => around(evil.replace(issuerEnd, (end) => end + object(signed))),
};

const ofResponse: Record<string, (parts: Parts) => string> = {
  XSW1: ({ evil, signature, original }) => afterIssuer(evil, within(signature, original)),
  XSW2: ({ evil, signature, original }) => afterIssuer(evil, original + signature),
  XSW3: ({ evil, signed }) => afterIssuer(evil, signed),
  XSW4: ({ evil, signed }) => atEnd(evil, signed),
  XSW5: ({ evil, signature, original }) => atEnd(afterIssuer(evil.replace(/\sID="[^"]+"/, idOf(original)), signature), original),
  XSW6: ({ evil, signature, original }) => afterIssuer(evil.replace(/\sID="[^"]+"/, idOf(original)), within(signature, original)),
  XSW7: ({ evil, signed }) => afterIssuer(evil, extensions(signed)),
  XSW8: ({ evil, signed }) => afterIssuer(evil, object(signed)),
};

const idOf = (xml: string): string => /\sID="[^"]+"/.exec(xml)?.[0] ?? '';

/** All wrappings of an honest answer, by name; `forge` makes somebody else of the person. */
export function wrappings(honest: string, signed: 'response' | 'assertion', forge: (xml: string) => string): [string, string][] {
  if (signed === 'response') {
    const parts = take(honest, forge);
    return Object.entries(ofResponse).map(([name, wrap]) => [name, wrap(parts)]);
  }
  const [assertion = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(honest) ?? [];
  const [before = '', after = ''] = honest.split(assertion);
  const parts = take(assertion, forge);
  return Object.entries(ofAssertion).map(([name, wrap]) => [name, wrap(parts, (inner) => before + inner + after)]);
}
