import { isUpload, type UploadValue } from './upload.ts';

interface FileAt {
  path: string;
  file: UploadValue;
}

/** A request with files by the GraphQL multipart request specification; undefined without any. */
export function multipartOf(request: { query: string; variables?: object; operationName?: string }): FormData | undefined {
  const found: FileAt[] = [];
  const variables = withoutFiles(request.variables, 'variables', found);
  if (found.length === 0) return undefined;
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...request, variables }));
  form.append('map', JSON.stringify(Object.fromEntries(found.map(({ path }, index) => [String(index), [path]]))));
  found.forEach(({ file }, index) => {
    const { $upload, type, name } = file;
    form.append(
      String(index),
      new Blob([Uint8Array.from(atob($upload), (sign) => sign.codePointAt(0) ?? 0)], { type: type || 'application/octet-stream' }),
      name || 'file',
    );
  });
  return form;
}

/** Puts null in the place of each file, as the specification wants it. */
function withoutFiles(value: unknown, path: string, found: FileAt[]): unknown {
  if (isUpload(value)) {
    found.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((each, index) => withoutFiles(each, `${path}.${index}`, found));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutFiles(each, `${path}.${key}`, found)]));
}
