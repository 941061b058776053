import { expect, test } from 'vitest';
import { countryOf, visitorOf } from './visitor.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const agent = (text: string) => ({ 'user-agent': text });

test.each([
  ['phone', iphone],
  ['phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
  [
    'computer',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
  ],
  ['other', 'Mozilla/5.0 (PlayStation; PlayStation 5/9.60) AppleWebKit/605.1.15'],
])('A %s scans', (device, text) => {
  expect(visitorOf('GET', agent(text))).toEqual({ kind: 'scans', device });
});

test.each([
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'curl/8.5.0',
  '',
  'x'.repeat(600),
  // Office programs check the links of a document.
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)',
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Win64; x64; Trident/7.0; .NET4.0C; ms-office; MSOffice 16)',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17928; Pro)',
  'Microsoft Office Existence Discovery',
  'LibreOffice',
  // Mail programs and gateways.
  'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Thunderbird/115.6.0',
  'Outlook-iOS/723.4027091.prod.iphone (4.28.0)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/74.0 Safari/537.36 Proofpoint',
  'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0; Cisco IronPort)',
  'Mozilla/5.0 (compatible; BarracudaCentral; http://www.barracudacentral.org)',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
  // Messengers make previews.
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Signal-Android/7.1.0 Android/34',
  'Messages/1.0 CFNetwork/1410.0.3 Darwin/22.6.0',
  'Viber/13.0.0.1',
  'facebookexternalhit/1.1',
  'facebookexternalhit/1.1;line-poker/1.0',
  'kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  // Programs.
  'Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)',
  'Mozilla/5.0 (Windows NT; Windows NT 10.0; de-DE) WindowsPowerShell/5.1.19041.3693',
  'okhttp/4.9.0',
])('The user agent “%.40s” is a program’s', (text) => {
  expect(visitorOf('GET', agent(text)).kind).toBe('bots');
});

const inApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/119.0.0.0 Mobile Safari/537.36';

test.each([
  `${inApp} Instagram 308.0.0.18.111 (iPhone14,5; iOS 17_1; de_DE; de; scale=3.00; 1170x2532; 533450710)`,
  `${inApp} [FBAN/FBIOS;FBAV/440.0.0.31.105;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.1;FBID/phone]`,
  `${inApp} MicroMessenger/8.0.43(0x18002b2d) NetType/WIFI Language/zh_CN`,
  `${inApp} Snapchat/12.62.0.38 (like Safari/8616.2.9.10.11, panda)`,
  `${inApp} Safari Line/13.18.0`,
  `${inApp} [LinkedInApp]/9.29.5600`,
  `${inApp} GSA/288.0.580 Safari/604.1`,
  `${inApp} CriOS/119.0.6045.109 Safari/604.1`,
  `${inApp} OutlookMobile/4.2`,
  `${inApp} Teams/5.18`,
  `Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) ${chrome};KAKAOTALK 2410400`,
  `Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) ${chrome} Viber/20.9.0`,
  `Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) ${chrome} Pinterest for Android/11.40`,
  // The name of this phone has “bot” in it.
  `Mozilla/5.0 (Linux; Android 11; CUBOT_X30) ${chrome}`,
  `Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-NX9; HMSCore 6.12) ${chrome} HuaweiBrowser/14.0`,
  `Mozilla/5.0 (Linux; U; Android 12; zh-cn; M2007J1SC) ${chrome} XiaoMi/MiuiBrowser/17.7`,
  'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0',
  'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  'Opera/9.80 (Android; Opera Mini/69.0/191.303; U; en) Presto/2.12.423 Version/12.16',
  'UCWEB/2.0 (MIDP-2.0; U; Adr 9; en-US; Redmi_7) U2/1.0.0 UCBrowser/12.10.2 U2/1.0.0 Mobile',
])('The person with the phone “%s” scans', (text) => {
  expect(visitorOf('GET', agent(text))).toEqual({ kind: 'scans', device: 'phone' });
});

test('A request that looks ahead is a preview', () => {
  expect(visitorOf('HEAD', agent(iphone)).kind).toBe('previews');
  expect(visitorOf('GET', { ...agent(iphone), 'sec-purpose': 'prefetch;anonymous-client-ip' }).kind).toBe(
    'previews',
  );
  expect(visitorOf('GET', { ...agent(iphone), 'x-purpose': 'preview' }).kind).toBe('previews');
});

test.each([
  ['de', 'DE'],
  ['XX', 'other'],
  ['T1', 'other'],
  ['Germany', 'other'],
  [undefined, 'other'],
  [['DE', 'FR'], 'other'],
])('The country header %s counts as %s', (header, country) => {
  expect(countryOf(header)).toBe(country);
});
