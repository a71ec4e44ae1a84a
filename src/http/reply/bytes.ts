declare const bytes: unique symbol;

/**
 * A text as its bytes in UTF-8, one character each. Kept in this form, an answer is neither measured nor encoded again
 * each time it is sent, which for Russian took a tenth of the whole work.
 */
export type Bytes = string & { readonly [bytes]: true };

export const toBytes = (text: string): Bytes => Buffer.from(text, 'utf8').toString('latin1') as Bytes;
export const fromBytes = (text: Bytes): string => Buffer.from(text, 'latin1').toString('utf8');
