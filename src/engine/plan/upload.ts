/** A file in a form's values, base64, until the console's server sends it on as a file. */
export interface UploadValue {
  $upload: string;
  name: string;
  type: string;
  size: number;
}

/** Bytes of all files of one request. */
export const maxUploadBytes = 20e6;

export const isUpload = (value: unknown): value is UploadValue =>
  typeof value === 'object' && value !== null && typeof (value as Partial<UploadValue>).$upload === 'string';
