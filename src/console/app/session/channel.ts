/** Messages between the tabs of a browser. */
export type SessionNews = { kind: 'signedIn'; email: string } | { kind: 'signedOut' };

export interface Channel {
  post: (news: SessionNews) => void;
  /** Subscribes to the other tabs. */
  listen: (hear: (news: SessionNews) => void) => () => void;
}

const name = 'session';

export function createChannel(): Channel {
  const channel = new BroadcastChannel(name);
  return {
    post: (news) => channel.postMessage(news),
    listen: (hear) => {
      // Only this console's own pages can send here.
      const onMessage = ({ data }: MessageEvent<SessionNews>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
