import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { isUnanswered, statusOf } from '../../../../engine/screens/values/answers.ts';

interface Props {
  error: unknown;
  metric: string;
  busy: boolean;
  retry: () => void;
}

/** Why a card shows nothing (specification 2 §8). A missing right is no fault that another try would mend. */
export function CardFailure({ error, metric, busy, retry }: Props) {
  const translate = useTranslate();
  const isOffline = !error || isUnanswered(error);
  const isDenied = statusOf(error) === 403;
  const title = isOffline ? 'card.offline' : isDenied ? 'noPermission' : 'unexpected';
  return (
    <Alert
      // Fifteen alarms at once would drown a screen reader.
      role="status"
      severity={isOffline ? 'info' : isDenied ? 'warning' : 'error'}
      {...(isOffline && { icon: <CloudOff fontSize="inherit" /> })}
      sx={{ py: 0.25, px: 1.5, '& .MuiAlert-message': { minWidth: 0 }, '& .MuiAlert-icon': { mr: 1 } }}
    >
      <AlertTitle sx={{ mb: 0.25, fontSize: 'inherit', fontWeight: 600 }}>{translate(`pages.dashboard.${title}`)}</AlertTitle>
      {isOffline ? translate('pages.dashboard.card.offlineHelp') : translate('pages.dashboard.loadFailed', { metric })}
      {!isDenied && (
        <div>
          <Button color="inherit" size="small" loading={busy} onClick={retry} sx={{ ml: -1.25 }}>
            {translate('pages.dashboard.card.retry')}
          </Button>
        </div>
      )}
    </Alert>
  );
}
