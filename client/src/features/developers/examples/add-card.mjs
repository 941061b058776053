// Sent again with the same changeId, the change counts once.
const query = `mutation AddCard($input: CreateTaskInput!) {
  createTask(input: $input) { id title columnId }
}`;
const input = {
  id: crypto.randomUUID(),
  title: 'Read the code back',
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
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(data.createTask);
