declare module 'samlp' {
  interface Request {
    query: Record<string, string | undefined>;
  }
  interface Asked {
    issuer?: string;
    assertionConsumerServiceURL?: string;
    id?: string;
  }
  interface Options {
    issuer: string;
    cert: string;
    key: string;
    audience: string;
    recipient: string;
    destination: string;
    inResponseTo: string;
    signatureAlgorithm: 'rsa-sha256';
    digestAlgorithm: 'sha256';
    signResponse: boolean;
    lifetimeInSeconds: number;
    nameIdentifierFormat: string;
    typedAttributes: boolean;
    profileMapper: (user: Record<string, string>) => {
      getClaims: () => Record<string, string>;
      getNameIdentifier: () => { nameIdentifier: string };
    };
  }
  const samlp: {
    parseRequest(request: Request, callback: (error: Error | null, asked?: Asked) => void): void;
    getSamlResponse(options: Options, user: Record<string, string>, callback: (error: Error | null, xml: string) => void): void;
  };
  export default samlp;
}
