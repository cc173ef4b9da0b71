/** All texts of a language, in one piece. */
export default import.meta.glob<string>('../../../src/kuroshio/locale/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
