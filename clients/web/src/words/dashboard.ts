import { en as frameEn } from './dashboard/frame.en.ts';
import { ru as frameRu } from './dashboard/frame.ru.ts';
import { en as entryEn } from './dashboard/entry.en.ts';
import { ru as entryRu } from './dashboard/entry.ru.ts';
import { en as usageEn } from './dashboard/usage.en.ts';
import { ru as usageRu } from './dashboard/usage.ru.ts';
import { en as keysEn } from './dashboard/keys.en.ts';
import { ru as keysRu } from './dashboard/keys.ru.ts';
import { en as invoicesEn } from './dashboard/invoices.en.ts';
import { ru as invoicesRu } from './dashboard/invoices.ru.ts';
import { en as settingsEn } from './dashboard/settings.en.ts';
import { ru as settingsRu } from './dashboard/settings.ru.ts';
import { en as linksEn } from './dashboard/links.en.ts';
import { ru as linksRu } from './dashboard/links.ru.ts';
import { en as batchesEn } from './dashboard/batches.en.ts';
import { ru as batchesRu } from './dashboard/batches.ru.ts';
import { en as webhooksEn } from './dashboard/webhooks.en.ts';
import { ru as webhooksRu } from './dashboard/webhooks.ru.ts';
import { en as sessionsEn } from './dashboard/sessions.en.ts';
import { ru as sessionsRu } from './dashboard/sessions.ru.ts';
import { en as endingEn } from './dashboard/ending.en.ts';
import { ru as endingRu } from './dashboard/ending.ru.ts';
import { speaker } from './say.ts';

/** All texts of the dashboard. Error messages come from the API, in the requested language. */
export const say = speaker({
  ru: {
    ...frameRu, ...entryRu, ...usageRu, ...keysRu,
    ...invoicesRu, ...settingsRu, ...linksRu, ...batchesRu,
    ...webhooksRu, ...sessionsRu, ...endingRu,
  },
  en: {
    ...frameEn, ...entryEn, ...usageEn, ...keysEn,
    ...invoicesEn, ...settingsEn, ...linksEn, ...batchesEn,
    ...webhooksEn, ...sessionsEn, ...endingEn,
  },
});
