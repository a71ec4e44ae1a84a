import type { AddressPart } from '../ports.ts';

/** Normalises a column name to words: `Street_Name`, `streetName` and `street name` are equal. */
export const wordsOf = (name: string): string =>
  name.normalize('NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase().replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();

const set = (words: string): ReadonlySet<string> => new Set(words.split(',').map(wordsOf));

/** Names of columns that hold whole addresses. A qualified name («адрес доставки») is only one address of several. */
const wholeNames = set(`
    адрес, адреса, полный адрес, адрес полный, адрес полностью, адрес одной строкой, адрес строкой, местонахождение,
    местоположение, место нахождения, address, addresses, addr, full address, address full, street address, location,
    formatted address, address text, raw address, query, q, повна адреса, адрас, поўны адрас, мекенжай, мекенжайы,
    мекен жай, мекен жайы, толық мекенжай, дарек, дареги, толук дарек, manzil, toliq manzil, to liq manzil, суроға,
    нишонӣ, unvan, ünvan, adres, tam ünvan, հասցե, լրիվ հասցե, მისამართი, სრული მისამართი, adresa, adresă
  `);

/** Words that make an address likely: «адрес регистрации». */
const addressWords = set(`
    адрес, адреса, адресу, адрас, address, addr, мекенжай, мекенжайы, дарек, дареги, manzil, manzili, суроға,
    unvan, ünvan, adres, հասցե, მისამართი, adresa, adresă, местонахождение, местоположение
  `);

/** Words that make it another kind of address: «адрес электронной почты», `ip address`. */
const otherWords = set(`
    email, e, mail, почты, пошты, электронной, електронної, электронный, электронная, эл, эл почта, ip, mac, url,
    uri, web, веб, сайт, сайта, сайту, site, website, http, https, интернет, geo, id, код, code, type, тип, lat, lon,
    дата, date
  `);

const partNames: Readonly<Record<AddressPart, ReadonlySet<string>>> = {
  country: set(`
    страна, название страны, country, country name, країна, краіна, ел, мемлекет, өлкө, mamlakat, davlat, ölkə,
    երկիր, ქვეყანა, țară, кишвар
  `),
  region: set(`
    регион, область, край, республика, субъект, субъект рф, регион рф, область край, название региона, region,
    region name, state, province, oblast, регіон, рэгіён, вобласць, облыс, облыс аты, облус,
    viloyat, вилоят, marz, մարզ, მხარე
  `),
  district: set(`
    район, район города, название района, муниципальный район, округ, district, county, rayon, raion, аудан,
    ауданы, tuman, ноҳия, rajon, раён, շրջան, რაიონი
  `),
  city: set(`
    город, населенный пункт, нас пункт, нп, н п, город населенный пункт, город село, название города, поселок,
    село, деревня, г, city, town, village, settlement, locality, city name, місто, населений пункт,
    горад, қала, қаласы, елді мекен, шаар, шаары, shahar, шаҳр, şəhər, քաղաք, ქალაქი, oraș, localitate
  `),
  street: set(`
    улица, название улицы, наименование улицы, улица проспект, ул, проспект, street, street name, road, вулиця,
    вул, вуліца, көше, көшесі, көчө, көчөсү, kocha, ko cha, кӯча, küçə, փողոց, ქუჩა, stradă, strada
  `),
  house: set(`
    дом, номер дома, дом номер, д, дом корпус, дом строение, здание, house, house number, house no, housenumber,
    building, building number, street number, будинок, номер будинку, буд, дом нумар, үй, үйі, үй нөмірі, uy, uy
    raqami, хона, ev, տուն, შენობა, casa
  `),
  postal_code: set(`
    индекс, почтовый индекс, индекс почтовый, postal code, postalcode, postcode, post code, zip, zip code,
    zipcode, індекс, поштовий індекс, індэкс, паштовы індэкс, пошталық индекс, почта индекси, indeks, pochta
    indeksi, poçt indeksi, cod postal, փոստային ինդեքս, საფოსტო ინდექსი
  `),
};

/** How strongly a name indicates whole addresses: 2 surely, 1 probably, 0 not. */
export function wholeness(name: string): 0 | 1 | 2 {
  const words = wordsOf(name);
  if (wholeNames.has(words)) return 2;
  const single = words.split(' ');
  return single.some((word) => addressWords.has(word)) && !single.some((word) => otherWords.has(word)) &&
    findPart(name) === undefined ? 1 : 0;
}

/** The part of an address that a column's name indicates; `address_city` counts too. */
export function findPart(name: string): AddressPart | undefined {
  const words = wordsOf(name);
  const bare = words.split(' ').filter((word) => !addressWords.has(word)).join(' ');
  const parts = Object.keys(partNames) as AddressPart[];
  return parts.find((part) => partNames[part].has(words)) ?? parts.find((part) => partNames[part].has(bare));
}

const otherNames = set(`
    id, ид, код, номер, п п, пп, name, имя, фио, фамилия, отчество, название, наименование, организация, company,
    клиент, client, customer, телефон, тел, phone, tel, email, e mail, почта, инн, огрн, кпп, дата, date, lat,
    lon, latitude, longitude, широта, долгота, comment, комментарий, примечание, type, тип, status, статус, сумма,
    цена, price, квартира, кв, flat, apartment, офис, office, корпус, строение, литера, подъезд, этаж, аты, атауы,
    телефон нөмірі, title, description
  `);

/** Whether a name occurs only in headers, never as a cell of data. */
export const isKnownName = (name: string): boolean =>
  wholeness(name) > 0 || findPart(name) !== undefined || otherNames.has(wordsOf(name));
