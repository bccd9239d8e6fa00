/** What is said everywhere, in Dutch; a chunk of its own. What only some pages say comes with them. */
export default import.meta.glob<string>(
  [
    './nl/{api,board,cause,chronicle,organiser,routes,rules,sheets,story,table,ui}.ftl',
    './nl/*-about.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
