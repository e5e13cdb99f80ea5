/** Hands over the token, or the values of a login's form. */
export type Credentials = { header: string; name?: string } | { login: Record<string, string> };

/** The way of calls to the API: through the console's server, or from this page. */
export interface Access {
  address: string;
  fetch?: typeof fetch;
  /** Answers why not, in the API's words. */
  signIn: (credentials: Credentials) => Promise<string | undefined>;
  /** The token was renewed. */
  renew: (header: string) => Promise<void>;
  /** Forgets the token. */
  end: () => Promise<void>;
}
