import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from './useTexts.ts';

/** ms until a part whose code could not be fetched is tried again. */
const retryAfter = 3000;

const isServerThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

let painted: (() => Promise<void>) | undefined;

/** Small parts of a page wait until it is painted for the first time: their code would come while it is made ready, and put it off. */
export function partsAfterPaint(): void {
  let first: Promise<void> | undefined;
  const quiet = () =>
    new Promise<void>((done) => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 500 });
      else setTimeout(done, 100);
    });
  painted = () => (first ??= quiet());
}

/** Without Suspense: React 19 delays each nested reveal by 300 ms (stack.md). `preload` fetches the code early. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const fetch = async () => {
    try {
      Loaded = await load();
    } catch (fault) {
      // Retry: the network may be back.
      loading = undefined;
      throw fault;
    }
  };
  const preload = (): Promise<void> => (loading ??= fetch());

  function Later(props: Props) {
    const [failure, setFailure] = useState<unknown>();
    const [, setReady] = useState(Loaded !== undefined);
    useEffect(() => {
      // The code may have come after this was rendered.
      if (Loaded) {
        setReady(true);
        return undefined;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      let left = false;
      const load = (tries: number): void => {
        (fallback === null && painted ? painted().then(preload) : preload()).then(
          () => setReady(true),
          async (fault: unknown) => {
            // A part of a page must not take it away with what was typed, as long as its code may still come: after a new version it does not.
            const isGone = fallback !== null || (tries > 1 && (await isServerThere()));
            if (left) return;
            if (isGone) setFailure(fault);
            else timer = setTimeout(load, retryAfter, tries + 1);
          },
        );
      };
      load(1);
      return () => {
        left = true;
        clearTimeout(timer);
      };
    }, []);
    if (failure) throw failure;
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return Object.assign(Later, { preload });
}

/** The same for what is shown in texts that the first list omits. */
export function laterWorded<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null) {
  const Inner = later(load, fallback);
  const Worded = (props: Props) => (useTexts(true) ? <Inner {...props} /> : fallback);
  return Object.assign(Worded, { preload: Inner.preload });
}
