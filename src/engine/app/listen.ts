import type { LiveEvent } from '../plan/EventPlan.ts';
import { currentAccess } from './server.ts';

interface Listening {
  resource: string;
  /** Only changes of this record. */
  id: string | undefined;
  onEvent: (event: LiveEvent) => void;
  /** The API reports changes from now on. */
  onStart: () => void;
}

/** Subscribes to changes at the console's server while the page is in sight; a hidden page holds no connection. */
export function listenToServer({ resource, id, onEvent, onStart }: Listening): () => void {
  // Static files have no server that subscribes.
  if (currentAccess().fetch) return () => undefined;
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  const address = `/console/events/${encodeURIComponent(resource)}${query}`;
  let source: EventSource | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let answered = false;
  let over = false;

  const close = () => {
    clearTimeout(waiting);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (over || document.hidden) return;
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      answered = true;
    });
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent));
    opened.addEventListener('start', onStart);
    opened.addEventListener('end', () => {
      over = true;
      close();
    });
    opened.addEventListener('error', () => {
      close();
      failures += 1;
      // A server without events never answers.
      if (!answered && failures >= mostFailures) over = true;
      else if (!over) waiting = setTimeout(open, Math.min(longest, first * 2 ** failures) * (0.75 + Math.random() / 2));
    });
  };
  document.addEventListener('visibilitychange', open);
  open();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', open);
    close();
  };
}

const mostFailures = 3;

/** First and longest pause before another try, in ms. */
const first = 1000;
const longest = 60_000;
