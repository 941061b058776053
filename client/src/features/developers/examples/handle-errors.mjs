const query = `mutation AddCard($input: CreateTaskInput!) {
  createTask(input: $input) { id }
}`;
const input = {
  id: crypto.randomUUID(),
  title: '',
  columnId: 'todo',
  changeId: crypto.randomUUID(),
};

const response = await fetch('http://localhost:4000/graphql', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${process.env.API_KEY ?? ''}`,
  },
  body: JSON.stringify({ query, variables: { input } }),
});
const { errors = [] } = await response.json();
for (const { message, extensions } of errors) {
  // The code is for programs. The field is the one to correct.
  console.log(extensions.code, extensions.field, message);
  const { retryAfter } = extensions;
  if (retryAfter) console.log(`Try again in ${retryAfter} seconds.`);
}
