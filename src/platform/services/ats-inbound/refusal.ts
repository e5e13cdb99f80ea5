export class InboundRefusal extends Error {
  readonly status: number;
  readonly retryable: boolean;

  constructor(status: number, message: string, { retryable = false }: { retryable?: boolean } = {}) {
    super(message);
    this.status = status;
    this.retryable = retryable;
  }
}

export interface InboundResponse {
  status: number;
  data: Record<string, unknown>;
}

export interface Applied {
  ignored?: true;
  data: InboundResponse['data'];
  masterId?: string;
  /** Users whose rights changed. */
  forget?: readonly string[];
}
