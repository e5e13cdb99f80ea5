import CloudOff from '@mui/icons-material/CloudOffOutlined';
import { useTranslate } from 'ra-core';
import { Banner } from './Banner.tsx';

/** Decisions §5; forms stay untouched. */
export function ConnectionBanner({ state, brandName }: { state: 'online' | 'offline' | 'unreachable'; brandName: string }) {
  const translate = useTranslate();
  return (
    <Banner>
      {state !== 'online' && (
        <>
          <CloudOff fontSize="small" aria-hidden />
          {translate(state === 'offline' ? 'shell.offline' : 'shell.unreachable', { brand: brandName })}
        </>
      )}
    </Banner>
  );
}
