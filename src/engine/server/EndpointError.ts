export type EndpointFault =
  | 'BAD_ADDRESS'
  | 'UNREACHABLE'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'NOT_GRAPHQL'
  | 'INTROSPECTION_OFF'
  | 'UNAUTHENTICATED'
  | 'BAD_SCHEMA';

export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: EndpointFault;

  constructor(code: EndpointFault, message: string) {
    super(message);
    this.code = code;
  }
}
