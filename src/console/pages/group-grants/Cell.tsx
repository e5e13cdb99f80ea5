import Check from '@mui/icons-material/Check';
import { useTranslate } from 'ra-core';
import { Mark } from './gridStyles.ts';

interface Props {
  held: number;
  all: number;
  single: boolean;
}

/** Shows the state by mark and word, not by colour alone. */
export function Cell({ held, all, single }: Props) {
  const translate = useTranslate();
  const state = held === 0 ? 'none' : held === all ? 'all' : 'some';
  if (single)
    return (
      <td data-action>
        <Mark data-state={state}>
          {state === 'all' ? (
            <Check fontSize="small" titleAccess={translate('access.grants.granted')} />
          ) : (
            <span role="img" aria-label={translate('access.grants.notGranted')}>
              –
            </span>
          )}
        </Mark>
      </td>
    );
  return (
    <td>
      <Mark data-state={state}>
        {state !== 'none' && <i style={{ ['--part' as string]: `${(100 * held) / all}%` }} />}
        {state === 'none' ? (
          <span role="img" aria-label={translate('access.grants.none')}>
            –
          </span>
        ) : (
          translate(`access.grants.${state}`, { held, all })
        )}
      </Mark>
    </td>
  );
}
