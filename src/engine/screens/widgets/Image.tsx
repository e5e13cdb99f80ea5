import { useState } from 'react';
import { Missing } from './Missing.tsx';
import { UrlField } from './Url.tsx';
import { isEmpty, type FieldProps } from '../values/field.ts';

/** A thumbnail of an image on the web, which leads to it; anything else is a text. */
export function ImageField(props: FieldProps) {
  const { value, dense } = props;
  const [failed, setFailed] = useState(false);
  if (isEmpty(value)) return <Missing />;
  const text = String(value);
  if (failed || !isImageAddress(text)) return <UrlField {...props} />;
  const image = (
    <img
      src={text}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      style={{ display: 'block', maxWidth: dense ? 48 : 240, maxHeight: dense ? 32 : 160, objectFit: 'contain' }}
    />
  );
  if (dense) return image;
  return (
    <>
      {image}
      <UrlField {...props} />
    </>
  );
}

/** Pages load images by https only. */
function isImageAddress(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}
