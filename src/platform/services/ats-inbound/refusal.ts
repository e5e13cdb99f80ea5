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
  data: Record<string, string>;
  masterId?: string;
}
