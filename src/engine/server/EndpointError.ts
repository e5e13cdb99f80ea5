/** Why an API could not be asked, in words for whoever started the console. */
export type EndpointFault =
  | 'BAD_ADDRESS'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'NOT_GRAPHQL'
  | 'INTROSPECTION_OFF'
  | 'UNAUTHENTICATED'
  | 'BAD_SCHEMA';

/** A fault of the way to an API, or of what it answered there. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: EndpointFault;

  constructor(code: EndpointFault, message: string) {
    super(message);
    this.code = code;
  }
}
