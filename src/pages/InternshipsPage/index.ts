/** The page's code, which comes with this file but runs only when it is asked for. */
const runPage = async () =>
  (await import(/* webpackMode: "eager" */ './InternshipsPage')).InternshipsPage;

export default runPage;
