/** Whether a list of tags, weak ones too, names what would be sent now (`If-None-Match`). */
export const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
