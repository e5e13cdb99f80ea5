/** Lead time of the warning, in ms. */
export const warnBefore = 120_000;

export interface Limit {
  /** When the session ends by the platform's answer; undefined without a limit of the customer. */
  set: (endsAt: string | null | undefined) => void;
  isKnown: () => boolean;
  /** End of the session while its person is warned of it. */
  ending: () => number | undefined;
  /** Hides the warning of this end: it may be one that no activity moves. */
  accept: () => void;
}

/** Warns before a session ends by a limit of the customer. Another tab may have moved the end: it is looked up before the warning. */
export function createLimit({ onChange, look }: { onChange: () => void; look: () => void }): Limit {
  let end: number | undefined;
  let accepted: number | undefined;
  let isWarning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    if (end === undefined) return;
    const left = end - Date.now();
    if (left > warnBefore) timer = setTimeout(due, Math.min(left - warnBefore + 50, longest));
    // A moment later: the platform counts by its own clock.
    else timer = setTimeout(look, Math.max(left, 0) + 1_000);
  };
  const due = () => {
    if (end !== undefined && end - Date.now() > warnBefore) return plan();
    look();
  };
  const show = (next: boolean) => {
    if (isWarning === next) return;
    isWarning = next;
    onChange();
  };

  return {
    set: (endsAt) => {
      const next = Date.parse(endsAt ?? '');
      end = Number.isNaN(next) ? undefined : next;
      show(end !== undefined && end !== accepted && end - Date.now() <= warnBefore);
      plan();
    },
    isKnown: () => end !== undefined,
    ending: () => (isWarning ? end : undefined),
    accept: () => {
      accepted = end;
      show(false);
    },
  };
}

/** Longest time that a timer takes. */
const longest = 2 ** 31 - 1;
