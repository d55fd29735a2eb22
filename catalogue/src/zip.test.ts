import { describe, expect, it } from 'vitest';
import { findPlaces, loadZips, placeByZip } from './zip.ts';

describe('the ZIP table', () => {
  it('knows the country', () => {
    expect(loadZips().places.length).toBeGreaterThan(40_000);
    expect(placeByZip('02139')).toEqual({ city: 'Cambridge', state: 'MA', zipcode: '02139' });
    expect(placeByZip('00000')).toBeUndefined();
    expect(placeByZip('09012')).toEqual({ city: 'APO', state: 'AE', zipcode: '09012' });
  });

  it('finds places by the first digits of a ZIP code', () => {
    expect(findPlaces('02139')).toEqual([{ city: 'Cambridge', state: 'MA', zipcode: '02139' }]);
    const found = findPlaces('606');
    expect(found).toHaveLength(10);
    expect(found.every(({ zipcode }) => zipcode.startsWith('606'))).toBe(true);
    expect(findPlaces('02139-1234')).toEqual(findPlaces('02139'));
    expect(findPlaces('021391')).toEqual([]);
  });

  it('finds places by the start of a name, bigger ones first', () => {
    expect(findPlaces('chica', 1)).toEqual([{ city: 'Chicago', state: 'IL', zipcode: '60601' }]);
    expect(
      findPlaces('SPRINGFI')
        .slice(0, 3)
        .every(({ city }) => city === 'Springfield'),
    ).toBe(true);
    expect(findPlaces('st paul')[0]).toMatchObject({ city: 'Saint Paul', state: 'MN' });
    expect(findPlaces('El Paso')[0]).toMatchObject({ city: 'El Paso', state: 'TX' });
  });

  it('takes a state after the name and then gives each ZIP code', () => {
    const found = findPlaces('Springfield, IL', 50);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every(({ city, state }) => city === 'Springfield' && state === 'IL')).toBe(true);
    expect(findPlaces('springfield il', 50)).toEqual(found);
  });

  it('gives nothing for nothing', () => {
    expect(findPlaces('')).toEqual([]);
    expect(findPlaces('   ')).toEqual([]);
    expect(findPlaces('Xyzzyville')).toEqual([]);
  });
});
