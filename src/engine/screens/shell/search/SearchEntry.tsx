import ArrowForward from '@mui/icons-material/ArrowForward';
import { useTranslate } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import { keyLabel } from '../../values/keyLabel.ts';
import { toneOf } from '../../values/registry.ts';
import { Tag } from '../../widgets/Tag.tsx';
import type { Entry } from './groups.ts';
import { Marked } from './Marked.tsx';
import { Line } from './searchStyles.ts';

interface Props {
  id: string;
  entry: Entry;
  sought: string;
  active: boolean;
  onPoint: (id: string) => void;
  onPress: (entry: Entry, event: MouseEvent) => void;
}

export const SearchEntry = memo(function SearchEntry({ id, entry, sought, active, onPoint, onPress }: Props) {
  const translate = useTranslate();
  const { label, context, keys } = entry;
  const { text, status } = 'plan' in entry ? entry : {};
  const isAll = entry.id.startsWith('all ');
  return (
    // The combobox handles keys; only clicks arrive here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <Line
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={active}
      data-all={isAll || undefined}
      data-address={entry.to === undefined ? undefined : ''}
      onMouseMove={() => onPoint(entry.id)}
      onClick={(event) => onPress(entry, event)}
    >
      <div>
        <p>
          <span>
            <Marked text={label} sought={sought} />
          </span>
          {context && <small title={context}>{context}</small>}
        </p>
        {text && (
          <small>
            <Marked text={text} sought={sought} />
          </small>
        )}
      </div>
      {status && (
        <Tag tone={toneOf(status.value)}>
          {translate(status.choices?.find(({ id: value }) => value === status.value)?.label ?? status.value, { _: status.label })}
        </Tag>
      )}
      {keys && <kbd>{keyLabel(keys)}</kbd>}
      {isAll && <ArrowForward aria-hidden fontSize="small" />}
    </Line>
  );
});
