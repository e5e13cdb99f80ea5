/** Entries of the help menu, besides those that every console has. */
export interface HelpParts {
  /** Addresses such as a handbook or a status page; each opens in a new tab. A label may be a key of the texts. */
  links?: readonly { label: string; href: string }[];
  /** Web address or `mailto:` of support. */
  support?: string;
  /** Newest first; loaded once the page is idle. */
  news?: () => Promise<readonly NewsEntry[]>;
}

export interface NewsEntry {
  /** Never used twice: browsers remember the newest that was read. */
  id: string;
  /** `2026-11-27`. */
  date: string;
  /** A text, or a key of the texts. */
  title: string;
  text?: string;
}
