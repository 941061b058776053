const query = `query ReadCards($after: String) {
  tasks(first: 100, after: $after) {
    edges { node { id title columnId } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const cards = [];
let after = null;
for (;;) {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.API_KEY ?? ''}`,
    },
    body: JSON.stringify({ query, variables: { after } }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  cards.push(...data.tasks.edges.map(({ node }) => node));
  if (!data.tasks.pageInfo.hasNextPage) break;
  after = data.tasks.pageInfo.endCursor;
}
console.log(`${cards.length} cards`);
