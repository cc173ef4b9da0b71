/** Which page is shown; pages.ts lists them. */
export const place = $state({ path: location.pathname, query: location.search });

export function go(path: string): void {
  history.pushState(null, '', path);
  place.path = location.pathname;
  place.query = location.search;
  scrollTo(0, 0);
}

addEventListener('popstate', () => {
  place.path = location.pathname;
  place.query = location.search;
});
