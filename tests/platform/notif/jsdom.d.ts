declare module 'jsdom' {
  /** A document as a browser would read it. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
