import { fileFormats } from '@canary/qr/files/format';
import { types } from './read-content.ts';

const listOfTypes = types
  .map(({ id, fields }) => `  ${id.padEnd(10)} ${fields.map(({ name }) => name).join(', ')}`)
  .join('\n');

/** The text of `canary-qr --help`. */
export const help = `Makes QR codes. Each code is read back before it is written.

  canary-qr "https://example.com" -o code.svg
  canary-qr --type wifi -f ssid=Guests -f "password=come on in" -o wifi.png --size 30mm --dpi 300
  echo "any text" | canary-qr -o code.png
  canary-qr --rows links.csv --zip codes.zip --name "{Name}"
  canary-qr "shown in this terminal"

Content
  TEXT                  the text of the code; by default standard input, without its last line break
  -t, --type TYPE       what the text is; the text is then the first field of the type
  -f, --field NAME=TEXT a field of the type, as often as needed
  --rows FILE           a table (CSV, TSV or XLSX) with a code in each row

Look
  -d, --design DESIGN   a design link, a design file or a template of the site, such as cafe-menu;
                        black on white by default
  -s, --size WIDTH      30mm, 1.5in or 512px, with the quiet zone; 1024px by default
  --dpi NUMBER          pixels per inch on paper; 300 by default

Output
  -o, --output FILE     the file; its name tells the format. Standard output without it
  --format FORMAT       ${fileFormats.join(', ')}
  --zip FILE            the codes of --rows, and a list of them
  --name TEMPLATE       the names of their files, with {column} and {row:4}; the first column by default
  --json                tells what was made, as JSON
  -h, --help            this text
  -v, --version         the version

Types and their fields
${listOfTypes}

Exit codes: 0 if all codes are written, 1 if a code can't be read or its text is too long, 2 for wrong arguments or files.
Black-on-white PNG files and all SVG files need no other package; other files need @napi-rs/canvas.
`;
