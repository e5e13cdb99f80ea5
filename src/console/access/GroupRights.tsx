import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useTexts } from '../../engine/screens/values/useTexts.ts';
import { abilitiesInShort } from './abilities.ts';
import { usePartWords } from './AccessParts.tsx';
import { useGroupGrants } from './groupGrants.ts';
import { useSeen } from './useSeen.ts';

export function GroupRights({ id }: { id: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const words = usePartWords();
  const line = useRef<HTMLElement>(null);
  const seen = useSeen(line);
  const worded = useTexts(true);
  const { offered, grantsOf } = useGroupGrants();
  const { data, error } = useQuery({ ...grantsOf(id), enabled: offered && seen });
  if (!offered) return null;
  return <small ref={line}>{worded ? text() : '\u00a0'}</small>;

  function text(): string {
    if (error) return translate('access.groups.unknown');
    if (!data) return translate('access.groups.loading');
    const [first, ...others] = data.data;
    if (!first) return translate('access.groups.noRights');
    const { what, more } = abilitiesInShort(
      data.data.flatMap(({ rights }) => rights),
      { translate, locale },
      few,
    );
    const short = more > 0 ? translate('access.groups.andMore', { what, smart_count: more }) : what;
    const sentence = `${short.slice(0, 1).toLocaleUpperCase(locale)}${short.slice(1)}`;
    // Rights that differ by department are listed once the group is selected.
    return others.length === 0 ? `${sentence} · ${words(first).where}` : sentence;
  }
}

const few = 4;
