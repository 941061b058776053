import type { Completion, ContentType, Rule } from './content-type.ts';
import { mapAddressError, readPlace } from './map-address.ts';
import { otherParts, type ParsedContent, toParts } from './parts.ts';
import { decimal, degrees, required } from './rules.ts';
import { afterScheme, namedParts, splitQuery } from './uri-parts.ts';

const LATITUDE = 'Enter a latitude from −90 to 90, like 52.5163';
const LONGITUDE = 'Enter a longitude from −180 to 180, like 13.3777';

/** Accepts degrees. The error for an address of a map says what to copy instead. */
const coordinate = (limit: number, message: string): Rule => {
  const rule = degrees(limit, message);
  return required(message, (value, values) => {
    const error = rule(value, values);
    return error && (mapAddressError(value) ?? error);
  });
};

/** Reads both coordinates from either field. */
function completePlace(value: string): Completion | undefined {
  const place = readPlace(value);
  return place && { values: { ...place }, note: 'We filled in both coordinates.' };
}

/**
 * A place as a Google Maps link, in WGS 84 degrees with the digits as typed.
 *
 * @example https://www.google.com/maps?q=52.5163,13.3777
 */
export const location: ContentType<'lat' | 'lng'> = {
  id: 'location',
  name: 'Location',
  fields: [
    {
      name: 'lat',
      label: 'Latitude',
      control: 'decimal',
      hint: 'In degrees, with a minus sign south of the equator. Or paste an address of a map here.',
      placeholder: '52.5163',
      check: coordinate(90, LATITUDE),
      complete: completePlace,
    },
    {
      name: 'lng',
      label: 'Longitude',
      control: 'decimal',
      hint: 'In degrees. Use a minus sign west of Greenwich.',
      placeholder: '13.3777',
      check: coordinate(180, LONGITUDE),
      complete: completePlace,
    },
  ],
  empty: { lat: '', lng: '' },
  payload: (values) => `https://www.google.com/maps?q=${decimal(values.lat)},${decimal(values.lng)}`,
  parse: (text) => {
    const rest = afterScheme(text, 'geo');
    return rest === undefined ? undefined : parseGeo(rest);
  },
  wording: ({ lat, lng }) => ({ title: 'Find us here', text: `${decimal(lat)}, ${decimal(lng)}` }),
};

/** Parameters of a `geo:` address, for display. */
const labels = { u: 'uncertainty', z: 'zoom' };

/** Parses a `geo:` address (RFC 5870), and Android's `q` with a place and a label in brackets. */
function parseGeo(rest: string): ParsedContent | undefined {
  const { path, parts } = splitQuery(rest, 'space', [], labels);
  const [coordinates = '', ...parameters] = path.split(';');
  const [lat = '', lng = '', altitude = ''] = coordinates.split(',');
  const search = parts.find(({ name }) => name === 'q');
  const query = search?.value ?? '';
  const [, target = '', label = ''] = /^([^()]*)(?:\((.*)\))?$/s.exec(query) ?? [];
  const searched = readPlace(target);
  const isNowhere = Number(lat) === 0 && Number(lng) === 0;
  const place = searched ?? (query !== '' && isNowhere ? undefined : readPlace(`geo:${lat},${lng}`));
  if (!place) return undefined;
  return {
    parts: [
      ...toParts({ ...place }),
      ...otherParts({ altitude }),
      ...namedParts(parameters, labels),
      ...parts.filter((part) => part !== search),
      ...otherParts({ label: searched ? label : query }),
      ...(searched && !isNowhere ? otherParts({ 'centre of the map': coordinates }) : []),
    ].filter(({ name, value }) => !(name === 'crs' && value.toLowerCase() === 'wgs84')),
  };
}
