import { writeFile } from 'node:fs/promises';

const response = await fetch('http://localhost:4000/api/v1/qr', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(process.env.API_KEY && { authorization: `Bearer ${process.env.API_KEY}` }),
  },
  body: JSON.stringify({ data: 'https://example.com', format: 'pdf' }),
});
if (response.ok) {
  await writeFile('code.pdf', await response.bytes());
  console.log(`Version ${response.headers.get('qr-version')}`);
} else {
  const { code, detail, change } = await response.json();
  console.log(code, detail, change);
}
