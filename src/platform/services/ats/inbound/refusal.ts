/** Why a request of another system was not done. */
export class InboundRefusal extends Error {
  readonly status: number;
  /** May the same request succeed later? Then it is tried again. */
  readonly retryable: boolean;

  constructor(status: number, message: string, { retryable = false }: { retryable?: boolean } = {}) {
    super(message);
    this.status = status;
    this.retryable = retryable;
  }
}

/** What became of a request that was done, or left alone since there was nothing to do. */
export interface Applied {
  ignored?: true;
  /** Ids and codes alone: it stays on record. */
  data: Record<string, string>;
  /** What ties together what belongs to one application. */
  masterId?: string;
}
