import { serve } from '../main.ts';
import { defineCommand, noOperands } from './frame/frame.ts';

export const command = defineCommand({
  name: 'serve',
  summary: 'serve an atlas over HTTP; without one, the demonstration country',
  operands: noOperands,
  options: {
    area: {
      type: 'text',
      value: 'AREA|URL|FILE',
      summary: 'download if need be, import to $DATA_DIR if need be, and serve that',
    },
  },
  details: [
    'SIGHUP reads the atlas again while requests run; SIGTERM and SIGINT finish what is under way and end.',
    'Settings are variables of the environment: see .env.example.',
  ].join('\n'),
  examples: ['geokod serve', 'geokod serve --area kyrgyzstan', 'ATLAS=kg.atlas PORT=8000 geokod serve'],
  run: ({ options, io }) => serve(io.readConfig(), options.area, io),
});
