import { atlasInfo } from '../store/files/atlas/info.ts';
import { describeAtlas, describeDropped } from './describe-atlas.ts';
import { defineCommand, exits, jsonOption } from './frame/frame.ts';
import { makeAtlas } from './make-atlas.ts';

export const command = defineCommand({
  name: 'import',
  summary: 'make an atlas from map files (.osm.pbf, .osm, .osm.gz), their URLs, or areas by name',
  operands: { usage: 'FILE|URL|AREA…', least: 1, most: 1000 },
  options: {
    out: { type: 'text', value: 'X.atlas', summary: 'the atlas to write', required: true },
    country: { type: 'text', value: 'NAME', summary: 'the country, if the files lack its border' },
    region: { type: 'text', value: 'NAME', summary: 'the region, likewise' },
    city: { type: 'text', value: 'NAME', summary: 'the city, likewise' },
    'allow-empty': { type: 'flag', summary: 'write an atlas even if there is nothing to keep in the files' },
    json: jsonOption,
  },
  details: [
    'Several files become one atlas; an object found in two of them is imported once.',
    'An area is named as the extract server names it ($EXTRACTS_URL), for example "kyrgyzstan" or "asia/kyrgyzstan".',
    'An interrupted download resumes where it stopped. The atlas appears only once it is complete.',
  ].join('\n'),
  examples: [
    'geokod import kyrgyzstan --out var/kyrgyzstan.atlas',
    'geokod import north.osm.pbf south.osm.pbf --out both.atlas',
    'geokod import bishkek.osm.pbf --out bishkek.atlas --country Кыргызстан',
  ],
  run: async ({ operands, options, io }) => {
    const { out, country, region, city } = options;
    const order = { sources: operands, out, stated: { country, region, city }, allowEmpty: options['allow-empty'] };
    const header = await makeAtlas(order, io.readConfig(), io);
    const info = atlasInfo(header);
    io.progress.end();
    if (options.json) io.printJson(info);
    else io.print([`${out}: ${describeAtlas(info)}`, describeDropped(info), `more: geokod info ${out}`].join('\n'));
    return exits.ok;
  },
});
