/** What is said everywhere, in English; a chunk of its own. What only some pages say comes with them. */
export default import.meta.glob<string>(
  [
    './en/{api,board,cause,chronicle,organiser,routes,rules,sheets,story,table,ui}.ftl',
    './en/*-about.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
