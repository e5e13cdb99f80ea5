import type { Tone } from './Tag.tsx';

/** What a status means for who reads it, by its value on the wire; a value that is not here is told without a colour (specifications 1 §3, 3 §4, §9). */
export const statusTones: Record<string, Tone | undefined> = {
  ATS_REQUEST_STARTED: 'info',
  ATS_REQUEST_FAILED: 'error',
  ATS_REQUEST_COMPLETED: 'success',
  ATS_REQUEST_IGNORED: 'warning',
  Send: 'default',
  Delivery: 'success',
  Open: 'info',
  Click: 'info',
  Bounce: 'error',
  Complaint: 'warning',
  Successful: 'success',
  Delivered: 'success',
  Pending: 'info',
  Invalid: 'error',
  Unreachable: 'error',
  'Carrier Unreachable': 'error',
  Blocked: 'error',
  Spam: 'warning',
  Failed: 'error',
};
