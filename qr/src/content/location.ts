import type { ContentType } from './content-type.ts';
import { decimal, degrees, required } from './rules.ts';

const LATITUDE = 'Enter a latitude from −90 to 90, like 52.5163';
const LONGITUDE = 'Enter a longitude from −180 to 180, like 13.3777';

/** A place on the map, in WGS 84 degrees, as a Google Maps link. The digits stay as typed. */
export const location: ContentType<'lat' | 'lng'> = {
  id: 'location',
  name: 'Location',
  fields: [
    {
      name: 'lat',
      label: 'Latitude',
      control: 'decimal',
      hint: 'In degrees; south of the equator with a minus.',
      placeholder: '52.5163',
      check: required(LATITUDE, degrees(90, LATITUDE)),
    },
    {
      name: 'lng',
      label: 'Longitude',
      control: 'decimal',
      hint: 'In degrees; west of Greenwich with a minus.',
      placeholder: '13.3777',
      check: required(LONGITUDE, degrees(180, LONGITUDE)),
    },
  ],
  empty: { lat: '', lng: '' },
  payload: (values) => `https://www.google.com/maps?q=${decimal(values.lat)},${decimal(values.lng)}`,
};
