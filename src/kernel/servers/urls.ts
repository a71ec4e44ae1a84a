/** Several addresses with commas between, as a cluster is named. A comma that begins no address is part of one. */
export const splitUrls = (text: string): string[] => text.split(/,(?=\s*\w+:\/\/)/).map((url) => url.trim());
