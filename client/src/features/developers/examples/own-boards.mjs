const query = `{
  boards { name role columns { cards column { name } } }
}`;

const response = await fetch('http://localhost:4000/graphql', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${process.env.API_KEY}`,
  },
  body: JSON.stringify({ query }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
for (const { name, columns } of data.boards) {
  console.log(name);
  for (const { cards, column } of columns) console.log(`  ${column.name}: ${cards}`);
}
