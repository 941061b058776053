/** Returns the file in a data URL. The Content-Security-Policy doesn't let `fetch` read data URLs. */
export function fileOfDataUrl(dataUrl: string): File {
  const [, type = '', content = ''] = /^data:([^;,]+);base64,(.*)$/s.exec(dataUrl) ?? [];
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new File([bytes], 'image', { type });
}
