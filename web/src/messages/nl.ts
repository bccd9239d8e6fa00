/** Every text in Dutch, by file; a chunk of its own. */
export default import.meta.glob<string>('./nl/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
