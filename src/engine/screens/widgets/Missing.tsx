import { useTranslate } from 'ra-core';

/** Decisions §1: 'N/A'. */
export function Missing() {
  const translate = useTranslate();
  return <span className="muted">{translate('common.notAvailable')}</span>;
}
