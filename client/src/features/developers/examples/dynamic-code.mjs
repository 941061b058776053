const send = async (query, variables) => {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${process.env.API_KEY}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  return await response.json();
};

// Draw a QR code of the payload. If the answer is lost,
// send the same changeId again.
const create = `mutation CreateCode($input: CreateDynamicCodeInput!) {
  createDynamicCode(input: $input) { id shortUrl payload version }
}`;
const changeId = crypto.randomUUID();
const input = { target: 'https://example.com/summer', changeId };
const code = (await send(create, { input })).data.createDynamicCode;
console.log(code.payload);

// The version says which state the change is based on.
const update = `mutation PointElsewhere($input: UpdateDynamicCodeInput!) {
  updateDynamicCode(input: $input) { target version }
}`;
const pointTo = (target, version) => send(update, { input: { id: code.id, version, target } });
const { data } = await pointTo('https://example.com/winter', code.version);
console.log(data.updateDynamicCode);

const { errors } = await pointTo('https://example.com/spring', code.version);
for (const { extensions } of errors) {
  const { code: reason, version, target } = extensions;
  console.log(`${reason}: version ${version} leads to ${target}`);
}
