import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { useDateFormats } from '../../../engine/screens/values/dates.ts';
import { FileDrop } from '../../../engine/screens/widgets/csv/FileDrop.tsx';
import { FactRows as Rows } from '../FactRows.tsx';
import { Missing } from '../../../engine/screens/widgets/Missing.tsx';
import { Box } from '../../../engine/screens/widgets/TextBox.tsx';
import { useReadMetadata, type ReadMetadata } from './useReadMetadata.ts';

interface Props {
  /** Address that the form has already. */
  address: string;
  onFill: (found: ReadMetadata, url: string | undefined) => void;
  onClose: () => void;
}

/** Reads an identity provider's metadata and shows it before the form takes it over. */
export function ImportMetadata({ address, onFill, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const text = (key: string) => translate(`resources.sso.metadata.${key}`);
  const { state, readAddress, readFile } = useReadMetadata();
  const [url, setUrl] = useState(address);
  const [file, setFile] = useState('');
  const isReading = state.step === 'reading';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a dialog reach the form around it, too, which must not be saved.
    event.stopPropagation();
    setFile('');
    void readAddress(url.trim());
  };
  const choose = (chosen: File) => {
    setFile(chosen.name);
    void readFile(chosen);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 640 } } }}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p style={{ margin: 0 }}>{text('help')}</p>
        <form noValidate onSubmit={submit}>
          <label htmlFor={`${id}-url`}>{text('address')}</label>
          <Line>
            <Box
              id={`${id}-url`}
              fullWidth
              value={url}
              autoFocus
              autoComplete="off"
              placeholder="https://"
              onChange={({ target }) => setUrl(target.value)}
            />
            <Button type="submit" variant="outlined" disabled={!url.trim() || isReading}>
              {text('read')}
            </Button>
          </Line>
        </form>
        <label htmlFor={`${id}-file`}>{text('or')}</label>
        <FileDrop
          control={fileControl(`${id}-file`, isReading)}
          file={file}
          onFile={choose}
          accept=".xml,text/xml,application/xml"
          drop="resources.sso.metadata.drop"
        />
        <div role="status">{state.step === 'read' && <Found found={state.found} />}</div>
        {state.step === 'failed' && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {state.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          loading={isReading}
          disabled={state.step !== 'read'}
          onClick={() => state.step === 'read' && onFill(state.found, state.url)}
        >
          {text('fill')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Found({ found }: { found: ReadMetadata }) {
  const translate = useTranslate();
  const { date } = useDateFormats();
  const text = (key: string, words: object = {}) => translate(`resources.sso.metadata.${key}`, words);
  const { entityId, loginUrl, logoutUrl, certificates, warnings, validUntil, wantsSignedRequests } = found;
  const rows = { entityId, loginUrl, logoutUrl, ...(validUntil && { validUntil: date(validUntil) }) };
  return (
    <Parts>
      <Rows>
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{value || <Missing />}</dd>
          </div>
        ))}
        <div>
          <dt>{text('certificates')}</dt>
          {certificates.length === 0 && (
            <dd>
              <Missing />
            </dd>
          )}
          {certificates.map(({ subject, validTo, fingerprint }) => (
            <dd key={fingerprint}>{text('until', { subject, until: date(validTo) ?? '' })}</dd>
          ))}
        </div>
      </Rows>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {translate(`enums.SSOMetadataWarning.${warning}`)}
        </Alert>
      ))}
      {wantsSignedRequests && <Alert severity="info">{text('wantsSignedRequests')}</Alert>}
    </Parts>
  );
}

const nothing = () => undefined;

/** The box of a file outside a form. */
const fileControl = (id: string, disabled: boolean) => ({
  ...{ id, disabled, field: { name: 'file', label: '', help: '', kind: 'text', required: false } as const, value: '' },
  ...{ onChange: nothing, onBlur: nothing, focusRef: nothing },
  ...{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined },
});

const Parts = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Line = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1), marginTop: theme.spacing(0.75) }));
