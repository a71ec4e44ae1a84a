/** Splits addresses separated by commas, as of a cluster. A comma that no address follows is part of one. */
export const splitUrls = (text: string): string[] => text.split(/,(?=\s*\w+:\/\/)/).map((url) => url.trim());
