/**
 * The support chat of the sign-in pages (spec 1 §2.1): starts on entry. Its script may do in the page whatever ours may, and what it has
 * begun there, nobody can take back; so it stops on leaving together with its document (boot.ts): the console's own has never seen it.
 */
export function startChat(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  // A link to set a password has its token in the address.
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
}
