/** Every text in English, by file; a chunk of its own. */
export default import.meta.glob<string>('./en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
