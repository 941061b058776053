/** Lists of short links as other services export them. */
export const linkExports = {
  /** The file of Bitly’s page of links, without its columns of clicks. */
  bitly: `Bitlink,Long URL,Title,Tags,Created
https://bit.ly/summer-menu,https://example.com/menu/summer,Summer menu,menu,2025-03-01
bit.ly/3xYz12,https://example.com/menu/winter,Winter menu,,2025-03-02
`,
  /** The fields of a Bitlink in Bitly’s API (https://dev.bitly.com/api-reference, getBitlinksByGroup), as scripts write them. */
  bitlyApi: `created_at,id,link,long_url,title,archived
2020-10-26T17:20:40+0000,bit.ly/summer-menu,https://bit.ly/summer-menu,https://example.com/menu/summer,Summer menu,false
2020-10-27T17:20:40+0000,bit.ly/3xYz12,https://bit.ly/3xYz12,https://example.com/menu/winter,Winter menu,false
`,
  /** https://github.com/shlinkio/shlink-web-component, src/short-urls/helpers/ExportShortUrlsBtn.tsx. */
  shlink: `createdAt,domain,shortCode,shortUrl,longUrl,title,tags,visits
2025-10-09T05:26:23+00:00,s.example,summer-menu,https://s.example/summer-menu,https://example.com/menu/summer,Summer menu,menu|print,4
2025-10-10T05:26:23+00:00,s.example,3xYz12,https://s.example/3xYz12,https://example.com/menu/winter,,,0
`,
  /** Kutt exports no file. The fields of a link in its API: https://github.com/thedevs-network/kutt, docs/api/api.js. */
  kutt: `id,address,banned,created_at,updated_at,link,password,target,description,visit_count
d7f7ed0f-5d59-4e3a-9d5c-1b2c3d4e5f60,summer-menu,false,2025-01-01,2025-01-01,https://kutt.it/summer-menu,false,https://example.com/menu/summer,Summer menu,7
d7f7ed0f-5d59-4e3a-9d5c-1b2c3d4e5f61,3xYz12,false,2025-01-01,2025-01-01,https://kutt.it/3xYz12,false,https://example.com/menu/winter,,0
`,
  /** https://github.com/dubinc/dub, apps/web/lib/api/links/format-links-for-export.ts, and its dialog of exports. */
  dub: `Short link,Destination URL,Clicks,Created at,Updated at,Tags
https://dub.sh/summer-menu,https://example.com/menu/summer,12,2025-05-01T00:00:00.000Z,2025-05-01T00:00:00.000Z,menu
https://dub.sh/3xYz12,https://example.com/menu/winter,0,2025-05-02T00:00:00.000Z,2025-05-02T00:00:00.000Z,
`,
};
