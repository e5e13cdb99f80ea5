import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Component, type ComponentType, type ReactNode } from 'react';
import { MessagePage } from '../layout/MessagePage.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  Fallback: ComponentType<{ retry: () => void }>;
  onError?: (error: unknown) => void;
  /** A change clears the error. */
  resetKey?: string;
}

/** Spec 1 §8: fallback screen, logged. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.error !== undefined && before.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    const { children, Fallback } = this.props;
    return error === undefined ? children : <Fallback retry={() => this.setState({ error: undefined })} />;
  }
}

/** Last resort if the whole console fails to render (spec 1 §2.1). */
export function CrashScreen() {
  const translate = useTranslate();
  return (
    <main>
      <MessagePage
        title={translate('shell.crash.title')}
        text={translate('shell.crash.text')}
        icon={<ReportProblem />}
        actions={
          <Button variant="contained" href="/">
            {translate('shell.crash.refresh')}
          </Button>
        }
      />
    </main>
  );
}
