export const when = <const If, const Then>(like: If, must: Then) =>
  // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema's own word
  ({ if: like, then: must }) as const;
