import { useTranslate } from 'ra-core';
import { AccessPeople } from './AccessPeople.tsx';
import type { AccessAnswer } from './useAccessPreview.ts';

/** API keys whose access changes, below the people. */
export function AccessKeys({ answer: { keys = [], unnamedKeys = 0 }, open }: { answer: AccessAnswer; open: boolean }) {
  const translate = useTranslate();
  if (keys.length + unnamedKeys === 0) return null;
  const people = keys.map(({ name, ...key }) => ({ ...key, firstName: name, lastName: '', email: translate('access.preview.key') }));
  const counts = [
    translate('access.preview.keys', { smart_count: keys.length + unnamedKeys }),
    ...(unnamedKeys > 0 ? [translate('access.preview.unnamedKeys', { smart_count: unnamedKeys })] : []),
  ];
  return (
    <>
      <div>{counts.join(' ')}</div>
      {people.length > 0 && <AccessPeople people={people} label={translate('access.preview.keyList')} open={open} />}
    </>
  );
}
