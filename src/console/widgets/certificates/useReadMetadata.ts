import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '../../../domain/limits.ts';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

export interface ReadMetadata {
  entityId: string;
  loginUrl: string | null;
  logoutUrl: string | null;
  logoutBinding: string | null;
  publicCertificates: string[];
  certificates: { subject: string; validTo: string; fingerprint: string; isExpired: boolean }[];
  wantsSignedRequests: boolean;
  validUntil: string | null;
  warnings: string[];
}

type State =
  | { step: 'none' | 'reading' }
  | { step: 'failed'; message: string }
  /** `url` is missing for a file. */
  | { step: 'read'; found: ReadMetadata; url: string | undefined };

/** Reads metadata from an address, which the platform calls, or from a file. */
export function useReadMetadata() {
  const translate = useTranslate();
  const { ask } = useTools();
  const [state, setState] = useState<State>({ step: 'none' });
  // Only the latest reading counts.
  const turns = useRef(0);

  const read = async (input: () => Promise<{ url: string } | { xml: string }>) => {
    turns.current += 1;
    const turn = turns.current;
    setState({ step: 'reading' });
    const next = await (async (): Promise<State> => {
      try {
        const metadata = await input();
        const found = await ask<ReadMetadata>('IDPReadProviderMetadata', { metadata, filter: { enableSapia: true } });
        return { step: 'read', found, url: 'url' in metadata ? metadata.url : undefined };
      } catch (fault) {
        const [error] = Object.values(failureOf(fault).errors ?? {});
        const known = fault instanceof FileFault ? fault.message : error?.message;
        return { step: 'failed', message: known ? translate(known, error?.args ?? {}) : translate('resources.sso.metadata.failed') };
      }
    })();
    if (turn === turns.current) setState(next);
  };
  return { state, readAddress: (url: string) => read(async () => ({ url })), readFile: (file: File) => read(() => textOf(file)) };
}

/** The message is a text's key. */
class FileFault extends Error {}

async function textOf(file: File): Promise<{ xml: string }> {
  if (file.size > limits.providerMetadata) throw new FileFault('validation.sso.metadata.TOO_LARGE');
  try {
    return { xml: await file.text() };
  } catch {
    throw new FileFault('resources.sso.metadata.unread');
  }
}
