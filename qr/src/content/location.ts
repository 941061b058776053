import type { ContentType } from './content-type.ts';
import { decimal, degrees, required } from './rules.ts';

const LATITUDE = 'Enter a latitude from −90 to 90, like 52.5163';
const LONGITUDE = 'Enter a longitude from −180 to 180, like 13.3777';

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
      hint: 'In degrees. Use a minus sign south of the equator.',
      placeholder: '52.5163',
      check: required(LATITUDE, degrees(90, LATITUDE)),
    },
    {
      name: 'lng',
      label: 'Longitude',
      control: 'decimal',
      hint: 'In degrees. Use a minus sign west of Greenwich.',
      placeholder: '13.3777',
      check: required(LONGITUDE, degrees(180, LONGITUDE)),
    },
  ],
  empty: { lat: '', lng: '' },
  payload: (values) => `https://www.google.com/maps?q=${decimal(values.lat)},${decimal(values.lng)}`,
  wording: (values) => ({ title: 'Find us here', text: `${decimal(values.lat)}, ${decimal(values.lng)}` }),
};
