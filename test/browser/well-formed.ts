import { SaxesParser } from 'saxes';

/** What is wrong with a document of XML. */
export function xmlFaults(text: string): string[] {
  const complaints: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => void complaints.push(error.message));
  parser.write(text).close();
  return complaints;
}
