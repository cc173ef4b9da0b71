/** Which page is shown; pages.ts lists them. */
export const place = $state({ path: location.pathname, query: location.search });

/** To another page; `instead` of this one, so that the way back does not lead here. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.path = location.pathname;
  place.query = location.search;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.path = location.pathname;
  place.query = location.search;
});

/** A number that the address asks for, as `?at=12`. */
export function numberAsked(name: string): number | null {
  const text = new URLSearchParams(place.query).get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
