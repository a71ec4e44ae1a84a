import { createGeokod, type Geokod } from '@geokod/client';
import { language } from '../words/language.ts';

/** Downloads a file and saves it under the name given by the service. A plain link would save an error as the file. */
export async function saveFile(ask: (service: Geokod) => Promise<Blob | File>, otherName: string): Promise<void> {
  let name = otherName;
  const noting = async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    [, name = otherName] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return response;
  };
  const service = createGeokod({ baseUrl: location.origin, language: language(), retries: 0, fetch: noting });
  const href = URL.createObjectURL(await ask(service));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
