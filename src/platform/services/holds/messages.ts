/** How the messages of a call leave, and how many there are. */
export interface Messages {
  /** Nobody is notified. */
  isSilent: boolean;
  /** Id of the change that the messages belong to. */
  holdId?: string;
  /** When they leave; at once if absent. */
  until?: Date;
  mailed: number;
  texted: number;
  /** Reports to ATSs and webhooks. */
  reported: number;
  /** Reverts what was never sent: it isn't reported to an ATS either. */
  isUndo?: true;
}

export const silence = (): Messages => ({ isSilent: true, isUndo: true, mailed: 0, texted: 0, reported: 0 });
