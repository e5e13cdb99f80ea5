import PowerOff from '@mui/icons-material/PowerOffOutlined';
import { useLocaleState, useTranslate } from 'ra-core';
import { Banner } from '../../engine/screens/shell/Banner.tsx';
import { turnedOff } from './turnedOff.ts';

/** Says which pages, and parts of pages, the platform doesn't fit. */
export function TurnedOff() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const named = (names: readonly string[]) =>
    new Intl.ListFormat(locale).format([...new Set(names.map((name) => translate(`resources.${name}.name`)))]);
  const { whole, part } = turnedOff;
  return (
    <Banner>
      <PowerOff fontSize="small" aria-hidden />
      <span>
        {[
          whole.length > 0 && translate('turnedOff.whole', { names: named(whole) }),
          part.length > 0 && translate('turnedOff.part', { names: named(part) }),
          whole.length + part.length === 0 && translate('turnedOff.other'),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Banner>
  );
}
