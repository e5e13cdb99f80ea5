export class InboundRefusal extends Error {
  readonly status: number;
  readonly retryable: boolean;

  constructor(status: number, message: string, { retryable = false }: { retryable?: boolean } = {}) {
    super(message);
    this.status = status;
    this.retryable = retryable;
  }
}

export interface Applied {
  ignored?: true;
  /** Ids and codes only, since it is stored. */
  data: Record<string, string>;
  masterId?: string;
}
