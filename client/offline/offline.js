/** The page without a network, in the language and the theme that were set. */
const sections = [...document.querySelectorAll('section')];

function settings() {
  try {
    return JSON.parse(localStorage.getItem('kuroshio') ?? '{}');
  } catch {
    return {};
  }
}

const { language, theme } = settings();
const wanted = [language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
const root = document.documentElement;
const chosen = wanted.map((one) => sections.find(({ lang }) => lang === one)).find(Boolean);
const shown = chosen ?? sections[0];
root.lang = shown.lang;
for (const section of sections) section.classList.toggle('shown', section === shown);
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';

for (const link of document.querySelectorAll('a')) link.href = location.href;
addEventListener('online', () => location.reload());
