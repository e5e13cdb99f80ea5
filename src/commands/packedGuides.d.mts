/** The guides of the package, by file name. */
export function packedGuides(): Record<string, string>;
/** A guide as the package has it; `anchors` are the headings of the readme. */
export function packed(text: string, anchors: readonly string[]): string;
