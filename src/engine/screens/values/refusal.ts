import { createContext, useContext, useEffect } from 'react';

/** Takes the id of the text with the reason; undefined once the change is accepted. */
export const RefusalContext = createContext<((textId: string | undefined) => void) | undefined>(undefined);

export function useReportRefusal(refused: boolean, textId: string): void {
  const report = useContext(RefusalContext);
  useEffect(() => {
    if (!refused || !report) return undefined;
    report(textId);
    return () => report(undefined);
  }, [refused, report, textId]);
}
