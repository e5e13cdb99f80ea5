export class InboundRefusal extends Error {
  readonly status: number;
  /** Allows automatic retries. */
  readonly retryable: boolean;

  constructor(status: number, message: string, { retryable = false }: { retryable?: boolean } = {}) {
    super(message);
    this.status = status;
    this.retryable = retryable;
  }
}

/** Outcome of a processed or ignored request. */
export interface Applied {
  ignored?: true;
  /** Ids and codes only, since it is stored. */
  data: Record<string, string>;
  /** Groups requests about the same application. */
  masterId?: string;
}
