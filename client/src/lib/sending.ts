/** Giving things away: by the device's own sheet, by the clipboard, as a file. */

/** Whether the text could be put on the clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // without permission
  }
}

/** Whether the device has a sheet of its own for that. */
export const canSend = (): boolean => typeof navigator.share === 'function';

/** Send a link by the device's own sheet, with its picture where that takes one. */
export async function send(title: string, url: string, picture: string): Promise<void> {
  try {
    const whole = { title, url, files: await asFiles(picture) };
    await navigator.share(navigator.canShare?.(whole) ? whole : { title, url });
  } catch {
    // nothing was sent, because somebody thought better of it
  }
}

async function asFiles(picture: string): Promise<File[]> {
  const answer = await fetch(picture);
  if (!answer.ok) return [];
  const data = await answer.blob();
  return [new File([data], `kuroshio.${data.type.replace('image/', '')}`, { type: data.type })];
}

/** What a page of somebody else's needs to show a replay. */
export function embedCode(id: string, title: string): string {
  const src = new URL(`/embed/${id}`, location.href).href;
  const safe = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${src}" title="${safe}" width="800" height="640" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
