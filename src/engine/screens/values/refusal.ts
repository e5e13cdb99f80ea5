import { createContext, useContext, useEffect } from 'react';

/** Takes the id of the text that says why the platform would refuse the change; undefined once it would not. */
export const RefusalContext = createContext<((textId: string | undefined) => void) | undefined>(undefined);

/** Reports to the enclosing dialog or form that its change would be refused, so that its button agrees. */
export function useReportRefusal(refused: boolean, textId: string): void {
  const report = useContext(RefusalContext);
  useEffect(() => {
    if (!refused || !report) return undefined;
    report(textId);
    return () => report(undefined);
  }, [refused, report, textId]);
}
