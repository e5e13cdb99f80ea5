/** Gives the browser a file to save. */
export function downloadBlob(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Delayed: browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
