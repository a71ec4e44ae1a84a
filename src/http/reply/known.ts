/** Whether `If-None-Match` (strong or weak tags) names the current tag. */
export const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
