import { writeDemo } from '../demo/write.ts';
import { defineCommand, exits, noOperands } from './frame/frame.ts';

export const command = defineCommand({
  name: 'demo',
  summary: 'write the demonstration country, a fictional one, as an .osm.pbf',
  operands: noOperands,
  options: {
    out: { type: 'text', value: 'X.osm.pbf', summary: 'the file to write', required: true },
    houses: {
      type: 'integer',
      value: 'N',
      least: 1,
      most: 20_000_000,
      summary: 'about how many houses, for benchmarks',
      fallback: 'as many as the country has',
    },
    seed: {
      type: 'integer',
      value: 'N',
      least: 0,
      summary: 'a different country of the same kind',
      fallback: 'the usual one',
    },
  },
  details: 'The same numbers give the same file, byte for byte. What is where: src/demo/README.md.',
  examples: ['geokod demo --out demo.osm.pbf', 'geokod demo --out big.osm.pbf --houses 1000000'],
  run: async ({ options, io }) => {
    await writeDemo(options.out, { houses: options.houses, seed: options.seed, progress: io.progress });
    io.progress.end();
    io.print(`${options.out} is written. Next: geokod import ${options.out} --out X.atlas`);
    return exits.ok;
  },
});
