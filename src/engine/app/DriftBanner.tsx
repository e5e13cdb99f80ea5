import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ConsoleAnswer, DriftAnswer } from '../plan/ConsoleAnswer.ts';

/** Above every page: which declarations do not fit the API as it is now, and why; and that it is shown as it was, where it did not answer. */
export function DriftBanner({ answer: { drift, fromKept, host } }: { answer: ConsoleAnswer }) {
  const translate = useTranslate();
  if (drift.length === 0 && !fromKept) return null;
  return (
    <Box role="region" aria-label={translate('any.drift.why')}>
      {fromKept && (
        <Alert severity="info" square>
          {translate('any.kept', { host })}
        </Alert>
      )}
      {drift.length > 0 && (
        <Alert severity="warning" square sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
          {translate('any.drift.title', { smart_count: drift.length, names: drift.map(({ name }) => name).join(', ') })}
          <Box component="details" sx={{ '& summary': { cursor: 'pointer', width: 'fit-content', fontWeight: 600 } }}>
            <summary>{translate('any.drift.why')}</summary>
            <Box sx={{ maxHeight: '40dvh', overflowY: 'auto' }}>
              {drift.map((one) => (
                <Drifted key={one.name} one={one} />
              ))}
            </Box>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

function Drifted({ one: { name, problems } }: { one: DriftAnswer }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={name} sx={{ mt: 1 }}>
      <strong>{name}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map(({ number, text, file, key, expected, found, didYouMean }) => (
          <li key={text}>
            <code>
              {number} {file} {key}
            </code>
            : {translate('any.drift.expected', { expected })},{' '}
            {translate('any.drift.found', { found: found || translate('any.drift.nothing') })}.{' '}
            {didYouMean !== undefined && translate('any.drift.nearest', { nearest: didYouMean })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
