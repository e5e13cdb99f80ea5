import type { SSOMetadataProblem } from '../../../../generated/types.ts';

/** Metadata that can't be used; `detail` for the person who imports it. */
export class MetadataFault extends Error {
  readonly problem: SSOMetadataProblem;
  readonly detail: Record<string, string | number>;
  constructor(problem: SSOMetadataProblem, detail: Record<string, string | number> = {}) {
    super(problem);
    this.name = 'MetadataFault';
    this.problem = problem;
    this.detail = detail;
  }
}
