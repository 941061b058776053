import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { location } from './location.ts';
import { readPlace } from './map-address.ts';

test.each([
  // Both coordinates.
  ['18.5204, 73.8567', '18.5204,73.8567'],
  [' 18.5204 73.8567 ', '18.5204,73.8567'],
  ['18.5204,73.8567', '18.5204,73.8567'],
  ['(-33.8688; +151.2093)', '-33.8688,151.2093'],
  ['18,5204 73,8567', '18.5204,73.8567'],
  ['18,5204, −73,8567', '18.5204,-73.8567'],
  ['18.5204° N, 73.8567° E', '18.5204,73.8567'],
  ['73.8567 W 18.5204 S', '-18.5204,-73.8567'],
  ['18°31\'13.4"N 73°51\'24.1"E', '18.5203889,73.8566944'],
  ['40° 26′ 46″ N 79° 58′ 56″ W', '40.4461111,-79.9822222'],
  // Google Maps, as its pages show them.
  ['https://www.google.com/maps/@18.5204303,73.8567437,15z', '18.5204303,73.8567437'],
  [
    'https://www.google.co.in/maps/place/Shaniwar+Wada/@18.5194,73.8530,17z/data=!3m1!4b1!4m6!3m5!1s0x3bc2c07:0x8!8m2!3d18.5194593!4d73.8553343!16zL20?entry=ttu',
    '18.5194593,73.8553343',
  ],
  [
    "https://www.google.com/maps/place/18%C2%B031'13.4%22N+73%C2%B051'24.1%22E/@18.52,73.85,17z/data=!8m2!3d18.5203889!4d73.8566944",
    '18.5203889,73.8566944',
  ],
  ['https://www.google.com/maps/search/18.5204,+73.8567?entry=tts', '18.5204,73.8567'],
  ['https://www.google.com/maps/dir//18.5204,73.8567', '18.5204,73.8567'],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3783!2d73.8553!3d18.5194!2m3!1f0',
    '18.5194,73.8553',
  ],
  // Google's "Maps URLs".
  ['https://www.google.com/maps?q=52.5163,13.3777', '52.5163,13.3777'],
  ['maps.google.com/maps?q=loc:52.5163,13.3777', '52.5163,13.3777'],
  ['https://www.google.com/maps/search/?api=1&query=47.5951518%2C-122.3316393', '47.5951518,-122.3316393'],
  ['https://www.google.com/maps/dir/?api=1&origin=Paris&destination=47.5951,-122.3316', '47.5951,-122.3316'],
  [
    'https://www.google.com/maps/@?api=1&map_action=map&center=-33.712206%2C150.311941&zoom=12',
    '-33.712206,150.311941',
  ],
  [
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=48.857832%2C2.295226',
    '48.857832,2.295226',
  ],
  // Apple's "Map Links".
  ['http://maps.apple.com/?ll=50.894967,4.341626', '50.894967,4.341626'],
  ['https://maps.apple.com/?q=Mexican+Restaurant&sll=50.894967,4.341626&z=10', '50.894967,4.341626'],
  ['https://maps.apple.com/place?coordinate=18.5204,73.8567&name=Marked%20Location', '18.5204,73.8567'],
  ['https://maps.apple.com/?daddr=37.3349,-122.0090&dirflg=d', '37.3349,-122.0090'],
  // OpenStreetMap.
  ['https://www.openstreetmap.org/?mlat=18.5204&mlon=73.8567#map=12/18.6/73.9', '18.5204,73.8567'],
  ['https://www.openstreetmap.org/?lat=18.5204&lon=73.8567&zoom=12', '18.5204,73.8567'],
  ['https://maps.example.com/?lat=18.5204&lng=73.8567', '18.5204,73.8567'],
  ['https://www.openstreetmap.org/#map=15/18.52040/73.85670', '18.52040,73.85670'],
  ['https://www.openstreetmap.org/node/1#map=19/-33.8688/151.2093&layers=N', '-33.8688,151.2093'],
  // RFC 5870, and Android's form of it.
  ['geo:48.2010,16.3695,183', '48.2010,16.3695'],
  ['geo:66,30;u=6.500;FOo=this%2dthat', '66,30'],
  ['geo:0,0?q=34.99,-106.61(Treasure)', '34.99,-106.61'],
  // A shared text.
  ['Shaniwar Wada https://www.google.com/maps/@18.5204,73.8567,15z', '18.5204,73.8567'],
  // Too fine for a place on Earth.
  ['https://maps.google.com/?q=18.520430300000003,73.85674369999999', '18.5204303,73.8567436'],
])('Reads %s as %s', (text, place) => {
  const { lat, lng } = readPlace(text) ?? {};
  expect(`${lat},${lng}`).toBe(place);
});

test.each([
  '',
  '18.5204',
  'Pune',
  '91, 0',
  '0, 181',
  '18.5 N, 73.8 N',
  '1,234.5',
  '1, 2, 3',
  'https://example.com/',
  'geo:91,0',
])('Reads no place from %j', (text) => {
  expect(readPlace(text)).toBeUndefined();
});

describe('The field of a coordinate', () => {
  test.each(location.fields)('$label completes both from what was pasted', ({ complete }) => {
    expect(complete?.('18.5204, 73.8567', location.empty)?.values).toEqual({
      lat: '18.5204',
      lng: '73.8567',
    });
  });

  test.each([
    ['https://maps.app.goo.gl/Xy12', /short link.*Open it/],
    ['https://goo.gl/maps/abc', /short link/],
    ['https://maps.apple/p/abc', /short link/],
    ['https://osm.org/go/0EEQjE--', /short link/],
    ['https://www.google.com/maps/place/Pune', /contains no coordinates\. Choose/],
    ['Pune', /Enter a latitude/],
  ])('says what to do about %s', (lat, error) => {
    expect(toPayload(location, { lat, lng: '0' })).toEqual({
      ok: false,
      errors: { lat: expect.stringMatching(error) },
    });
  });
});
