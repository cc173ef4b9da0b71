/** Notices of an open page: it is one's turn, while another page or program is in front. A browser
 * that is told by the server, also while the page is closed (push.ts), is not told twice. */
import { pushed } from './push';
import { set, settings } from './settings.svelte';

const possible = (): boolean => 'Notification' in globalThis;

/** Switch notices on or off; the browser asks its user first. */
export async function wantNotices(wanted: boolean): Promise<void> {
  const may = wanted && possible() && (await Notification.requestPermission()) === 'granted';
  set({ notices: may });
}

/** Give notice, unless the page is looked at anyway; a newer notice of a table replaces the last. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || pushed() || !possible() || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones give notices to installed programs only
  }
}
