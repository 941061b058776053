const send = async (query, variables, token) => {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
};

// MEMORY returns the token instead of setting a cookie. Nothing stores it.
const { EMAIL, PASSWORD } = process.env;
const input = { email: EMAIL, password: PASSWORD, persistence: 'MEMORY' };
const logInQuery = `mutation LogIn($input: LogInInput!) {
  logIn(input: $input) { token }
}`;
const { logIn } = await send(logInQuery, { input });
const { me } = await send('{ me { username tokens level } }', {}, logIn.token);
console.log(me);
await send('mutation { logOut }', {}, logIn.token);
