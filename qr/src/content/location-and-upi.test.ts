import { describe, expect, test } from 'vitest';
import { toPayload } from './content-type.ts';
import { location } from './location.ts';
import { upi } from './upi.ts';

describe('A place', () => {
  test.each([
    ['52.5163', '13.3777', '52.5163,13.3777'],
    ['-90', '180', '-90,180'],
    ['0', '-180', '0,-180'],
    ['1', '179.999999999', '1,179.999999999'],
    ['−33,8688', '−179,9999999', '-33.8688,-179.9999999'],
    [' +48.1 ', '0.0000001', '48.1,0.0000001'],
  ])('%s, %s becomes q=%3$s', (lat, lng, query) => {
    expect(toPayload(location, { lat, lng })).toEqual({
      ok: true,
      payload: `https://www.google.com/maps?q=${query}`,
    });
  });

  test.each([
    ['90.0000001', '0', 'lat'],
    ['-91', '0', 'lat'],
    ['', '0', 'lat'],
    ['north', '0', 'lat'],
    ['1e1', '0', 'lat'],
    ['1.2.3', '0', 'lat'],
    ['+-5', '0', 'lat'],
    ['-+5', '0', 'lat'],
    ['1,234.5', '0', 'lat'],
    ['0', '180.0000001', 'lng'],
    ['0', '-181', 'lng'],
    ['0', 'NaN', 'lng'],
    ['0', '١٢', 'lng'],
  ])('rejects %s, %s in the field %s', (lat, lng, field) => {
    expect(toPayload(location, { lat, lng })).toEqual({
      ok: false,
      errors: { [field]: expect.stringMatching(/from −/) },
    });
  });
});

describe('A UPI payment', () => {
  test.each([
    [
      { pa: 'nadeem@npci', pn: 'nadeem chinna', am: '10', tn: 'Pay to mystar store' },
      'upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&am=10&cu=INR&tn=Pay%20to%20mystar%20store',
    ],
    [{ pa: 'a.b-c@okbank', pn: 'A & B' }, 'upi://pay?pa=a.b-c@okbank&pn=A%20%26%20B&cu=INR'],
    [
      { pa: 'aa@bank', pn: 'दुकान', am: '99,50' },
      `upi://pay?pa=aa@bank&pn=${encodeURIComponent('दुकान')}&am=99.50&cu=INR`,
    ],
  ])('%j becomes %s', (values, payload) => {
    expect(toPayload(upi, { ...upi.empty, ...values })).toEqual({ ok: true, payload });
  });

  test.each([
    [{ pa: '' }, 'pa'],
    [{ pa: 'name' }, 'pa'],
    [{ pa: 'name@bank&am=1' }, 'pa'],
    [{ pn: ' ' }, 'pn'],
    [{ am: '0' }, 'am'],
    [{ am: '-5' }, 'am'],
    [{ am: '1.234' }, 'am'],
    [{ tn: 'a\nb' }, 'tn'],
  ])('rejects %j in the field %s', (values, field) => {
    const outcome = toPayload(upi, { pa: 'shop@bank', pn: 'Shop', am: '', tn: '', ...values });
    expect(outcome).toEqual({ ok: false, errors: { [field]: expect.stringMatching(/\w/) } });
  });

  test.each([
    ['1,250.50', '1250.50'],
    ['1,250', '1250'],
    ['1,25,000', '125000'],
    ['1.250,50', '1250.50'],
    ['1 250.50', '1250.50'],
    ['₹250', '250'],
    ['Rs. 1,250', '1250'],
    ['250/-', '250'],
    ['99.50 INR', '99.50'],
  ])('says how to type the amount %s', (am, plain) => {
    expect(toPayload(upi, { pa: 'shop@bank', pn: 'Shop', am, tn: '' })).toEqual({
      ok: false,
      errors: { am: `Amount: type only digits and a decimal point: ${plain}` },
    });
  });

  test.each(['1.234', '12.345', '12.3456', ' ₹ 12.345'])(
    'says how to type %s, whose point may be either separator',
    (am) => {
      expect(toPayload(upi, { pa: 'shop@bank', pn: 'Shop', am, tn: '' })).toEqual({
        ok: false,
        errors: {
          am: 'Amount: type at most two digits after the decimal point, and thousands without a point, like 99.50 or 1250',
        },
      });
    },
  );

  test.each(['ten', '-5', '0', '0.00', '1.2.3', '1.2.345', '99999999', '1,00,00,000'])(
    'says what an amount looks like instead of %s',
    (am) => {
      expect(toPayload(upi, { pa: 'shop@bank', pn: 'Shop', am, tn: '' })).toEqual({
        ok: false,
        errors: { am: expect.stringMatching(/^Enter an amount in rupees up to/) },
      });
    },
  );
});
