import { expect, test } from 'vitest';
import { DesignImageError, InvalidDesignError, NewerDesignError } from './design/read-design.ts';
import { FileFormatError } from './files/density.ts';
import { MissingGlyphsError } from './geometry/text.ts';
import { MissingPartError } from './layers/parts.ts';
import { LogoPlaceError } from './logo/solver.ts';
import { PayloadTooLongError } from './matrix.ts';
import { PictureTooSmallError } from './pixels.ts';

test.each([
  [new DesignImageError(), 'An image of this design isn’t a PNG, JPEG or WebP image, or is too large.'],
  [new FileFormatError('Not a PNG file.'), 'Not a PNG file.'],
  [new InvalidDesignError(), 'This isn’t a design.'],
  [new LogoPlaceError(), 'The logo covers patterns of the code that readers need.'],
  [new MissingGlyphsError(['ж', '漢']), 'The frame’s font has no ж 漢.'],
  [new MissingPartError('artwork'), 'The drawing of the logo is missing.'],
  [new MissingPartError('font'), 'The font of the frame’s text is missing.'],
  [new NewerDesignError(), 'A newer version of the site made this design.'],
  [new PayloadTooLongError(3, 'H'), 'The data is 3 bytes too long for a QR code at level H.'],
  [new PictureTooSmallError(29), 'This much data needs a picture of at least 29 pixels.'],
])('An error in a log starts with its name and says what happened: %s', (error, message) => {
  expect(String(error)).toBe(`${error.constructor.name}: ${message}`);
});
