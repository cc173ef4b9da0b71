/** Pieces of the page that are fetched when they are needed. */

const LAST = 'kuroshio-loaded-anew';
const PAUSE = 20_000; // ms between two times

/**
 * A piece that is needed now. Where it cannot be had, the line was lost or the server has a newer
 * page by now; browsers do not ask for it twice, so the whole page is loaded anew.
 */
export async function piece<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    setTimeout(() => location.reload(), pause());
    throw error;
  }
}

/** How long to wait, so that what is missing for good is not asked for all the time. */
function pause(): number {
  const now = Date.now();
  try {
    const last = Number(sessionStorage.getItem(LAST) ?? 0);
    const wait = Math.max(0, last + PAUSE - now);
    sessionStorage.setItem(LAST, String(now + wait));
    return wait;
  } catch {
    return PAUSE;
  }
}
