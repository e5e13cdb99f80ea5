import type { Outgoing } from '../../../http/message.ts';
import { escapeHtml } from '../../../mail/escapeHtml.ts';
import { ownPage } from '../ownPage.ts';
import { seeOther } from '../responses.ts';
import type { BrowserMessage } from './requests.ts';

/** Sends the browser to the provider: by redirect, or by a form that posts itself (SAML bindings §3.5.4). */
export function outgoing(message: BrowserMessage, brandName: string): Outgoing {
  if ('location' in message) return seeOther(message.location, []);
  const fields = Object.entries(message.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const form = `<form method="post" action="${escapeHtml(message.action)}">${fields.join('')}<button>Continue</button></form>`;
  return ownPage({
    ...{ brandName, title: 'Logging out', sendsForms: true },
    main: `<p>You’re on your way to your identity provider.</p>\n${form}`,
    script: 'document.forms[0].submit()',
  });
}
