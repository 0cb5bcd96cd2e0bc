/** Gives the reader a file, which the browser keeps with what it has loaded before. */
export function keepFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // A link that is not on the page does nothing in some browsers.
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name as part of the name of a file: letters and figures of every language, and nothing that a folder could mean. */
export function fileName(name: string, ending: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'club' : plain}.${ending}`;
}
